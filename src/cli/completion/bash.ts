import type { CommandFacts, OptionValue } from '../command-facts.ts';

/** Returns the script for bash 3.2 and later. Never uses `compgen -W`, which executes commands in its words. */
export function bashCompletion(commands: readonly CommandFacts[]): string {
  const paths = commands.flatMap(({ words }) => {
    const name = words.at(-1);
    return name === undefined ? [] : [`'${words.slice(0, -1).join(' ')} ${name}'`];
  });
  return `# Completion of lanser for bash. Written by: lanser completion bash
_lanser_offer() {
  local word quoted
  while IFS= read -r word; do
    [[ $word == "$cur"* ]] || continue
    # The name of a branch may contain special characters of the shell, such as ; and &.
    printf -v quoted %q "$word"
    COMPREPLY+=("$quoted")
  done
}

_lanser_words() { _lanser_offer < <(printf '%s\\n' "$@"); _lanser_only; }
_lanser_revisions() {
  _lanser_offer < <(echo HEAD; git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)
  _lanser_only
}
_lanser_directories() {
  local directory
  while IFS= read -r directory; do COMPREPLY+=("$directory"); done < <(compgen -d -- "$cur")
  compopt -o filenames 2>/dev/null
  _lanser_only
}
# Stops bash from offering files. Bash before 4.0 has no compopt and still offers files.
_lanser_only() { compopt +o default 2>/dev/null; return 0; }

_lanser() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]} command='' index
  COMPREPLY=()
  # By default, bash splits --option=value into three words.
  [[ $cur == '=' ]] && cur=''
  [[ $prev == '=' ]] && prev=\${COMP_WORDS[COMP_CWORD-2]}
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "$command \${COMP_WORDS[index]}" in
      ${paths.join(' | ')}) command="\${command:+$command }\${COMP_WORDS[index]}" ;;
    esac
  done
  case $command in
${commands.map(commandCase).join('')}  esac
}

complete -o bashdefault -o default -F _lanser lanser
`;
}

function commandCase({ words, options, commands, arguments: named }: CommandFacts): string {
  const names = options.flatMap((option) => option.names);
  const values = options.flatMap(({ names: flags, value }) =>
    value === undefined ? [] : [`        ${flags.join(' | ')}) ${offerOf(value)}; return ;;\n`],
  );
  const first = named[0]?.value;
  const rest =
    commands.length > 0
      ? `_lanser_words ${commands.map(({ name }) => name).join(' ')}`
      : first === undefined
        ? '_lanser_only'
        : offerOf(first);
  return `    '${words.join(' ')}')
${values.length === 0 ? '' : `      case $prev in\n${values.join('')}      esac\n`}      if [[ $cur == -* ]]; then _lanser_words ${names.join(' ')}; else ${rest}; fi
      ;;
`;
}

const OFFERS: Readonly<Record<Exclude<OptionValue['kind'], 'choice'>, string>> = {
  directory: '_lanser_directories',
  // Bash offers files itself if the script offers nothing.
  file: ':',
  revision: '_lanser_revisions',
  other: '_lanser_only',
};

function offerOf({ kind, choices }: OptionValue): string {
  return kind === 'choice' ? `_lanser_words ${choices.join(' ')}` : OFFERS[kind];
}
