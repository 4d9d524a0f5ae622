// harbor/ writes task folders of the Harbor framework: a repository with the base commit's files, the
// instruction, and the script that scores a work tree. It does not run the gate; the script runs the
// installed lanser.
import type { RewardFormula } from '../reward/formula.ts';

export interface TaskFacts {
  /** The name in the form `organisation/name`. */
  readonly name: string;
  /** The commit of the user's repository that the task starts from. */
  readonly base: string;
  /** The only commit in the task's repository. It has the tree of `base` and no parents. */
  readonly commit: string;
  readonly formula: RewardFormula;
  readonly hasSolution: boolean;
}

/**
 * Returns the generated files of a task folder by path, with `/` between folders. The caller must make files with the
 * ending `.sh` executable, and add the Git bundles and the solution's patch, if any.
 */
export function taskFiles(facts: TaskFacts, instruction: string): ReadonlyMap<string, string> {
  return new Map([
    ['instruction.md', instruction],
    ['task.toml', taskToml(facts)],
    ['environment/Dockerfile', DOCKERFILE],
    ['tests/test.sh', testScript(facts)],
    ['tests/reward.mjs', REWARD_PROGRAM],
    ...(facts.hasSolution ? [['solution/solve.sh', SOLVE_SCRIPT] as const] : []),
  ]);
}

function taskToml({ name, base, formula }: TaskFacts): string {
  // JSON's escapes are valid in a basic string of TOML.
  return `schema_version = "1.3"

[task]
name = ${JSON.stringify(name)}

[metadata]
base = ${JSON.stringify(base)}
reward_version = ${JSON.stringify(formula.version)}

[agent]
timeout_sec = 1800.0

[verifier]
timeout_sec = 900.0

[environment]
build_timeout_sec = 1200.0
workdir = "/app"
`;
}

const DOCKERFILE = `FROM node:24-bookworm
RUN apt-get update \\
  && apt-get install --yes --no-install-recommends git python3 python3-venv \\
  && rm -rf /var/lib/apt/lists/*
# The lanser package, in a form that npm can install in the image, such as a name or a URL.
ARG LANSER=github:lanser/lanser
RUN npm install --global "$LANSER"
COPY base.bundle /tmp/base.bundle
RUN git clone --quiet --branch main /tmp/base.bundle /app && rm /tmp/base.bundle
# Install the project's own dependencies here, so that their types are known.
WORKDIR /app
`;

function testScript({ commit, formula }: TaskFacts): string {
  const weights = Object.entries(formula.weights).map(([name, weight]) => `${name}=${weight}`);
  return `#!/bin/bash
# Scores the work tree of the agent: test.sh [WORK_TREE [RESULTS]]
# If the gate is inconclusive or has no reward, the script writes no reward.json, and the exit code is not 0.
set -euo pipefail
tests=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "\${1:-/app}" && pwd)
mkdir -p "\${2:-/logs/verifier}"
results=$(cd "\${2:-/logs/verifier}" && pwd)
rm -f "$results/reward.json" "$results/reward.txt" "$results/report.json"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The agent can change the Git folder of its work tree and the Git configuration. This script ignores both.
unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_NOSYSTEM=1
git clone --quiet --branch main "$tests/base.bundle" "$work/repository"
git() { command git --git-dir="$work/repository/.git" --work-tree="$tree" -c core.fsmonitor=false "$@"; }
git read-tree ${commit}
# Git adds an inner repository of the work tree as a submodule, without files. If the index has a file in the inner
# repository's folder, Git adds the files instead. So the index gets such a file, and \`git add\` removes it again.
empty=$(git hash-object -w --stdin < /dev/null)
more=true
while $more; do
  more=false
  while IFS= read -r -d '' name; do
    case $name in
      */) more=true && git update-index --add --cacheinfo "100644,$empty,\${name}.nested" ;;
    esac
  done < <(git ls-files -z --others --exclude-standard)
done
git add --all
head=$(git -c user.name=agent -c user.email= commit-tree "$(git write-tree)" -p ${commit} -m 'work tree')
git read-tree ${commit}
status=0
(cd "$work/repository" && lanser gate --base ${commit} --head "$head" --json \\
  --reward-version ${formula.version} --weights ${weights.join(',')} > "$results/report.json") || status=$?
# With these exit codes (passed, failed, inconclusive), lanser has written a report or, with 25, perhaps an error
# instead. With any other exit code, lanser has printed the reason.
case $status in 0 | 1 | 25) ;; *) exit "$status" ;; esac
node "$tests/reward.mjs" "$results/report.json" "$results/reward.json"
`;
}

/** The program that writes Harbor's `reward.json`: the score `reward`, and metrics. All members are numbers. */
const REWARD_PROGRAM = `// Writes the reward of a gate's report as Harbor's reward.json.
import { readFileSync, writeFileSync } from 'node:fs';

const [reportFile, rewardFile] = process.argv.slice(2);
const { reward, delta, conclusion } = JSON.parse(readFileSync(reportFile, 'utf8'));
if (!reward || conclusion === 'inconclusive') {
  process.stderr.write('This trial has no reward, because the gate is inconclusive or could not compute the reward. Exclude the trial from training. report.json names the reason.\\n');
  process.exit(1);
}
// Like the score rl-csf-v2, the metric leaves out diagnostics that disappeared because their code was deleted.
const resolved = delta.resolved.filter(({ fileDeleted, codeDeleted }) => !fileDeleted && !codeDeleted);
const metrics = { introduced: delta.introduced.length, resolved: resolved.length };
writeFileSync(rewardFile, JSON.stringify({ reward: reward.r, ...reward.components, ...metrics }) + '\\n');
`;

const SOLVE_SCRIPT = `#!/bin/bash
set -euo pipefail
solution=$(cd "$(dirname "$0")" && pwd)/solution.patch
git -C "\${1:-/app}" apply "$solution"
`;
