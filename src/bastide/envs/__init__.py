"""The games as environments of the libraries that learners use: `pip install bastide[envs]`.

    from bastide.envs import pettingzoo

    env = pettingzoo.env("san-juan", players=3)

Beside it `gymnasium`, `open_spiel`, and `vector` for many games in one call. Each module needs its
own library and nothing of the others.
"""
