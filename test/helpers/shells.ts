import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Completing {
  /** A folder for the script. */
  readonly folder: string;
  readonly script: string;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Returns a shell's completions for the last word of a command line. */
export type Complete = (line: string, given: Completing) => Promise<readonly string[]>;

export function isInstalled(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

/** Calls the completion function as readline does. After a space at the end of the line, the last word is empty. */
const bash: Complete = async (line, given) => {
  const file = scriptFile(given, 'lanser.bash');
  const program = `source "$1"
    COMP_WORDS=($(printf %s "$2")) COMP_LINE=$2
    [[ $2 == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)) COMP_POINT=\${#COMP_LINE}
    specification=$(complete -p lanser)
    [[ $specification =~ -F\\ ([a-z_]+) ]] && "\${BASH_REMATCH[1]}" lanser "\${COMP_WORDS[COMP_CWORD]}"
    for word in "\${COMPREPLY[@]}"; do echo "$word"; done`;
  return output(given, 'bash', ['--norc', '--noprofile', '-c', program, 'bash', file, line]);
};

const fish: Complete = async (line, given) => {
  const file = scriptFile(given, 'lanser.fish');
  const lines = await output(given, 'fish', [
    '--no-config',
    '-c',
    'source $argv[1]; complete --do-complete $argv[2]',
    file,
    line,
  ]);
  return lines.map((one) => one.split('\t')[0] ?? '');
};

/**
 * Types the line in an interactive zsh on a pseudo terminal, and presses Tab. Completion functions pass candidates to
 * `compadd`. The setup replaces `compadd` with a function that prints the matching candidates.
 */
const zsh: Complete = async (line, given) => {
  const file = scriptFile(given, 'lanser.zsh');
  const setup = `
    PS1= PS2= RPS1=
    autoload -Uz compinit && compinit -D -u
    source ${file}
    compadd() {
      [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]] && { builtin compadd "$@"; return }
      typeset -a matches
      builtin compadd -A matches "$@"
      builtin compadd "$@"
      print -rl -- "@@"\${^matches}
    }
    finish() { print -r -- "@@@"; exit }
    comppostfuncs=(finish)
    bindkey '^I' complete-word
    print -r -- "@ready"`;
  const setupFile = path.join(given.folder, 'setup.zsh');
  writeFileSync(setupFile, setup);
  const program = `zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell "source $1"
    while zpty -r shell text; do [[ $text == *@ready* ]] && break; done
    zpty -w -n shell "$2"$'\\t'
    while zpty -r shell text; do
      print -rn -- "$text"
      [[ $text == *@@@* ]] && break
    done`;
  const lines = await output(given, 'zsh', ['-f', '-c', program, 'zsh', setupFile, line]);
  return lines.flatMap((one) => /@@(?<match>[^@].*)$/u.exec(one.trim())?.groups?.['match'] ?? []);
};

export const SHELLS: Readonly<Record<'bash' | 'fish' | 'zsh', Complete>> = { bash, fish, zsh };

function scriptFile({ folder, script }: Completing, name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, script);
  return file;
}

async function output(
  { cwd, env }: Completing,
  shell: string,
  args: readonly string[],
): Promise<readonly string[]> {
  const { stdout } = await run(shell, args, { cwd, env, timeout: 60_000 });
  return stdout.split('\n').filter((line) => line !== '');
}
