"""`python -m bastide` is the command `bastide`."""

from bastide.cli.main import main

if __name__ == "__main__":
    main()
