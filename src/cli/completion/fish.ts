import type { CommandFacts, OptionFacts, OptionValue } from '../command-facts.ts';

export function fishCompletion(commands: readonly CommandFacts[]): string {
  const paths = commands.flatMap(({ words }) =>
    words.length === 0 ? [] : [`'${words.slice(0, -1).join(' ')} ${words.at(-1) ?? ''}'`],
  );
  return `# Completion of lanser for fish. Written by: lanser completion fish
function __lanser_at --description 'Tests if the words before the cursor name this command'
    set -l command
    for word in (commandline -opc)[2..-1]
        switch "$command $word"
            case ${paths.join(' ')}
                set command $command $word
        end
    end
    test "$command" = "$argv"
end

function __lanser_revisions
    echo HEAD
    git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
end

complete -c lanser -e
${commands.map(commandLines).join('')}`;
}

function commandLines(facts: CommandFacts): string {
  const start = `complete -c lanser -n ${quoted(['__lanser_at', ...facts.words].join(' '))}`;
  const below = facts.commands.map(({ name, summary }) => `${start} -f -a ${name} -d ${quoted(summary)}\n`);
  const value = facts.arguments[0]?.value;
  const named = value === undefined ? '-f' : sourceOf(value, '-f');
  const options = facts.options.map(
    (option) => `${start} ${flagsOf(option)} -d ${quoted(option.description)}\n`,
  );
  return [...below, ...(below.length > 0 || named === '' ? [] : [`${start} ${named}\n`]), ...options].join(
    '',
  );
}

function flagsOf({ names, value }: OptionFacts): string {
  const flags = names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const source = value === undefined ? '' : sourceOf(value, '-x') || '-r -F';
  return [...flags, source].filter((part) => part !== '').join(' ');
}

/** Returns the options of fish's `complete` for a value; `''` for a file, because fish offers files by default. */
function sourceOf({ kind, choices }: OptionValue, exclusive: '-f' | '-x'): string {
  switch (kind) {
    case 'choice':
      return `${exclusive} -a ${quoted(choices.join(' '))}`;
    case 'directory':
      return `${exclusive} -a '(__fish_complete_directories (commandline -ct))'`;
    case 'file':
      return '';
    case 'revision':
      return `${exclusive} -a '(__lanser_revisions)'`;
    case 'other':
      return exclusive;
    default:
      return kind satisfies never;
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/gu, '\\$&')}'`;
}
