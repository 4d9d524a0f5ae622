"""Prints the position of each name in a folder's Python files as a line of JSON: [path, line, column].

Lines and columns are 0-based, and columns count UTF-16 code units. Omits keywords, hidden folders, `node_modules`,
and files that cannot be read or tokenized.
"""

import io
import json
import keyword
import os
import sys
import tokenize

root = sys.argv[1]
for folder, folders, files in os.walk(root):
    folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "node_modules")
    for name in sorted(name for name in files if name.endswith(".py")):
        path = os.path.join(folder, name)
        relative = os.path.relpath(path, root).replace(os.sep, "/")
        try:
            with tokenize.open(path) as file:
                text = file.read().removeprefix("\ufeff")
            tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
        except (OSError, SyntaxError, UnicodeDecodeError, tokenize.TokenError):
            continue
        lines = text.split("\n")
        for token in tokens:
            if token.type == tokenize.NAME and not keyword.iskeyword(token.string):
                line, column = token.start
                units = len(lines[line - 1][:column].encode("utf-16-le")) // 2
                print(json.dumps([relative, line - 1, units]))
