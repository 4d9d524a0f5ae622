import type { CommandFacts, OptionFacts, OptionValue } from '../command-facts.ts';

/** Returns a script that zsh can evaluate, or load as `_lanser` from a folder of `fpath`. */
export function zshCompletion(commands: readonly CommandFacts[]): string {
  return `#compdef lanser
# Completion of lanser for zsh. Written by: lanser completion zsh
_lanser_revisions() {
  local -a revisions
  revisions=(HEAD \${(f)"$(git for-each-ref --format='%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)"})
  compadd -a revisions
}

${commands.map(commandFunction).join('\n')}
if [[ $funcstack[1] == _lanser ]]; then _lanser "$@"; else compdef _lanser lanser; fi
`;
}

function commandFunction(facts: CommandFacts): string {
  const options = facts.options.flatMap(optionSpecs);
  if (facts.commands.length === 0) {
    const named = facts.arguments.map(({ name, isSeveral, value }) =>
      quoted(`${isSeveral ? '*' : ''}:${message(name)}:${actionOf(value)}`),
    );
    return `${nameOf(facts.words)}() {
  _arguments -s ${[...options, ...named].join(' \\\n    ')}
}
`;
  }
  return `${nameOf(facts.words)}() {
  local curcontext="$curcontext" state state_descr line
  local -a commands
  typeset -A opt_args
  _arguments -C ${[...options, "'1:command:->command'", "'*::argument:->argument'"].join(' \\\n    ')} && return
  case $state in
    command)
      commands=(
        ${facts.commands.map(({ name, summary }) => quoted(`${name}:${summary}`)).join('\n        ')}
      )
      _describe -t commands command commands
      ;;
    argument)
      case $line[1] in
        ${facts.commands.map(({ name }) => `${name}) ${nameOf([...facts.words, name])} ;;`).join('\n        ')}
      esac
      ;;
  esac
}
`;
}

function nameOf(words: readonly string[]): string {
  return ['_lanser', ...words].join('_').replaceAll('-', '_');
}

/** Returns specifications for zsh's `_arguments`, one for each name of an option. A leading `*` allows repetition. */
function optionSpecs({ names, description, value }: OptionFacts): readonly string[] {
  const explanation = `[${description.replaceAll(/[[\]\\]/gu, '\\$&')}]`;
  return names.map((name) => {
    if (value === undefined) return quoted(`*${name}${explanation}`);
    const colon = value.isOptional ? '::' : ':';
    return quoted(`*${name}=${explanation}${colon}${message(value.placeholder)}:${actionOf(value)}`);
  });
}

const ACTIONS: Readonly<Record<Exclude<OptionValue['kind'], 'choice'>, string>> = {
  directory: '_files -/',
  file: '_files',
  revision: '_lanser_revisions',
  other: ' ',
};

function actionOf({ kind, choices }: OptionValue): string {
  return kind === 'choice' ? `(${choices.join(' ')})` : ACTIONS[kind];
}

function message(text: string): string {
  return text.replaceAll(/[\\:]/gu, '\\$&');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
