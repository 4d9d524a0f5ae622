import type { Command } from 'commander';
import { keptBundle } from '../sdk/kept-bundles.ts';
import { addCommand } from './add-command.ts';
import { readFields, selectedFields } from './bundle-fields.ts';
import { type CommonOptions } from './common-options.ts';
import { fieldsOption } from './output-options.ts';
import type { Runner } from './runner.ts';

export function addBundleCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'bundle',
    summary: 'print the whole bundle of an earlier compact answer',
    description:
      'Print the whole bundle of an earlier compact answer. Operations such as def and diag give compact answers with --compact, and as tools of lanser mcp. The last line of such an answer contains the first digits of the id. The user’s cache folder keeps up to 1 GiB of recent bundles. A bundle of more than 4 MiB is not kept, and its answer has no id.',
    arguments: [['<id>', 'the id of the bundle, or at least its first 4 digits']],
    examples: `  lanser bundle 3f1c0a9be4d2 | jq .resolution     after an answer that ends with "bundle 3f1c0a9be4d2"
  lanser bundle 3f1c0a9be4d2 --fields facts.definitions,environment.server`,
    exitCodes: {
      0: 'printed',
      3: 'the cache has no bundle with this id',
      4: 'the cache has several bundles whose ids start with these digits',
      20: 'the argument is not an id, or a field does not exist',
      22: 'the bundle in the cache was changed',
    },
  })
    .addOption(fieldsOption())
    .action(
      runner(null, async (edge, id: string, options: CommonOptions & { readonly fields?: string }) => {
        const fields = options.fields === undefined ? undefined : await readFields(options.fields);
        const bundle = await keptBundle(edge.host, id);
        edge.json(fields === undefined ? bundle : selectedFields(bundle, fields));
        return 0;
      }),
    );
}
