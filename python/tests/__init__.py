"""Tests of the package; MIAOU_COMMAND names the command, else it must be on the path."""
