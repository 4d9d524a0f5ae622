import { createHash } from 'node:crypto';
import path from 'node:path';
import { compareCodeUnits } from '../model/range.ts';
import { SHIPPED_COMMAND } from '../server/definition.ts';
import { diagnoseFiles } from '../session/operations/diagnostics-operation.ts';
import { plural } from '../text/plural.ts';
import { type DoctorCheck, failedWithHint, notApplicable, passed } from './check.ts';
import { diagnosticsOfCommandLine, lineOf } from './pyright-command-line.ts';

/** The comparison of Pyright's language server with its command line, whose file access lanser does not limit. */
export const AGREEMENT_CHECK: DoctorCheck = {
  name: 'pyright-agreement',
  async run(context) {
    const { server, session, included, capture, root, signal, timeoutMs } = context;
    const definition = session.pool.routerFor(undefined).definitions.find(({ name }) => name === 'pyright');
    if (server !== undefined && server !== 'pyright')
      return notApplicable(`This check applies only to Pyright, but only ${server} is selected.`);
    if (definition === undefined || definition.disabled || definition.command !== SHIPPED_COMMAND) {
      return notApplicable('Pyright is disabled or replaced.');
    }
    const files = await included();
    const captured = await capture();
    if (files.kind === 'failed' || captured.kind === 'failed') {
      return notApplicable('Fix the failed checks above first.');
    }
    // Pyright's command line reads a path with `*` or `?` as a pattern.
    const plain = files.value.filter((file) => !/[*?]/u.test(file));
    const sample = sampleOf(root, plain);
    if (sample.length === 0) return notApplicable('No file was found to compare.');
    const routed = [{ route: { definition, root }, files: sample }];
    const { diagnostics } = await diagnoseFiles(session, routed, { signal, timeoutMs });
    const byServer = diagnostics.map(lineOf);
    const byCommand = await diagnosticsOfCommandLine(context, captured.value.python, sample);
    const about = `${plural(sample.length, 'file')} of ${files.value.length}`;
    const onlyServer = without(byServer, byCommand);
    const onlyCommand = without(byCommand, byServer);
    if (onlyServer.length + onlyCommand.length === 0) {
      return passed(
        `the language server and the command line of Pyright agree on ${about}: ${plural(byServer.length, 'diagnostic')}`,
        "The command line ran without lanser's limits on file access.",
      );
    }
    const first = [...onlyServer, ...onlyCommand].toSorted()[0] ?? '';
    return failedWithHint(
      'report-log',
      `On ${about}, the language server reports ${plural(byServer.length, 'diagnostic')} and the command line ${byCommand.length}. Reported only by the server: ${onlyServer.length}. Reported only by the command line: ${onlyCommand.length}.`,
      `The first difference: ${first} (reported only by ${onlyServer.includes(first) ? 'the server' : 'the command line'})`,
      'This shell may have settings that lanser does not pass to Pyright, such as NODE_OPTIONS or a wrapper of python.',
    );
  },
};

/** Returns `lines` without `others`. Each element of `others` removes at most one equal line. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const MAX_FILES = 20;

/** Selects files by hashes of their relative paths, so that copies of a workspace have the same sample. */
function sampleOf(root: string, files: readonly string[]): readonly string[] {
  const ranked = files.map((file) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    return { file, rank: createHash('sha256').update(name).digest('hex') };
  });
  return ranked
    .toSorted((left, right) => compareCodeUnits(left.rank, right.rank))
    .slice(0, MAX_FILES)
    .map(({ file }) => file)
    .toSorted(compareCodeUnits);
}
