#!/usr/bin/env sh
# The pre-commit hook `lanser-branch`: checks the pushed commit, which need not be HEAD. If all commits are new to the
# remote, pre-commit sets no commit, only the name of the pushed branch.
exec "${0%/*}/../dist/bin.js" gate --head "${PRE_COMMIT_TO_REF:-${PRE_COMMIT_LOCAL_BRANCH:-HEAD}}" "$@"
