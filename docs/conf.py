"""How `make docs` makes the site for readers; its search works without a network."""

from importlib import metadata

project = "Bastide"
release = metadata.version("bastide")
language = "en"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = f"Bastide {release}"
html_copy_source = False
html_show_copyright = False

autodoc_member_order = "bysource"
