import { Argument, type Command } from 'commander';
import { addCommand } from './add-command.ts';
import { commandFacts, type CommandFacts } from './command-facts.ts';
import { type CommonOptions } from './common-options.ts';
import { bashCompletion } from './completion/bash.ts';
import { fishCompletion } from './completion/fish.ts';
import { zshCompletion } from './completion/zsh.ts';
import { manualPage } from './manual-page.ts';
import type { Runner } from './runner.ts';

type Shell = 'bash' | 'fish' | 'zsh';

const COMPLETIONS: Readonly<Record<Shell, (commands: readonly CommandFacts[]) => string>> = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
};

export function addCompletionCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'completion',
    summary: 'print a shell script that completes commands and options',
    description:
      'Print a script that completes commands, options, option values, revisions, folders and files. Completion does not start lanser, so create the script again after an update of lanser.',
    examples: `  lanser completion bash > ~/.local/share/bash-completion/completions/lanser
  lanser completion zsh > "\${fpath[1]}/_lanser"
  lanser completion fish > ~/.config/fish/completions/lanser.fish`,
    exitCodes: { 0: 'printed', 20: 'lanser has no completion for this shell' },
  })
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(COMPLETIONS)))
    .action(
      runner(null, async (edge, shell: Shell, options: CommonOptions) => {
        const script = COMPLETIONS[shell](commandFacts(program));
        if (options.json === true) edge.json({ shell, script });
        else edge.out(script);
        return 0;
      }),
    );
}

export function addManCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'man',
    summary: 'print the manual page',
    description: 'Print the manual page of all commands, in the format of man.',
    examples: '  lanser man > lanser.1 && man ./lanser.1',
    exitCodes: { 0: 'printed' },
  }).action(
    runner(null, async (edge, options: CommonOptions) => {
      const page = manualPage(commandFacts(program));
      if (options.json === true) edge.json({ page });
      else edge.out(page);
      return 0;
    }),
  );
}
