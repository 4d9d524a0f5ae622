import { isDeepStrictEqual } from 'node:util';
import { sortLocated } from '../bundle/order.ts';
import { lazyChecker } from '../checker/checker.ts';
import {
  projectRoot,
  repositoryPath,
  sideCheckOf,
  type CheckSide,
  type TreeCheckOptions,
} from '../checker/side-check.ts';
import { gateWith, ownParts, type GateResult } from '../gate/gate.ts';
import type { GateOptions } from '../gate/options.ts';
import { gateOptions } from '../manifest/gate-options.ts';
import type { BundleEnvironment, DiagnosticsFacts, Scope } from '../model/bundle.ts';
import { countBySeverity } from '../model/diagnostic.ts';
import { LanserError } from '../model/lanser-error.ts';
import { viewProject } from '../server-pool/project-view.ts';
import type { SideName } from '../trees/both-sides.ts';
import type { NamedPart } from './read-part.ts';

/**
 * Runs a gate with the diagnostics of its shards. Each part (the output of a shard) must have this machine's
 * environment. For base and for head, each file to check must be in exactly one part. The shard of this part must
 * have read the same content of the file as this machine.
 */
export async function mergeShards(
  parts: readonly NamedPart[],
  given: Pick<GateOptions, 'host' | 'repository' | 'signal'>,
): Promise<GateResult> {
  const first = sameGate(parts);
  const { base, head, options: recorded } = first.part;
  const options: GateOptions = { ...gateOptions(recorded), ...given, base, head };
  await using own = await ownParts(options);
  // Without `await`, `own` would be disposed of before the gate ends.
  return await gateWith(options, { ...own, checkSide: checkFrom(parts) });
}

/** Checks that the parts contain each shard of one gate exactly once. Returns the first part. */
function sameGate(parts: readonly NamedPart[]): NamedPart {
  const [first] = parts;
  if (first === undefined)
    throw new LanserError('E/USAGE', 'No part was given. Pass the parts of all shards.');
  const given = new Map<number, string>();
  const gateOf = ({ base, head, options, tool, shard }: NamedPart['part']): unknown => {
    return { base, head, options, tool, count: shard.count };
  };
  for (const { name, part } of parts) {
    if (!isDeepStrictEqual(gateOf(part), gateOf(first.part))) {
      throw new LanserError(
        'E/VERSION_SKEW',
        `${JSON.stringify(first.name)} and ${JSON.stringify(name)} belong to different gates. Run all shards with the same commits, options, number of shards and version of lanser.`,
      );
    }
    const { index } = part.shard;
    const other = given.get(index);
    if (other !== undefined) {
      throw new LanserError(
        'E/USAGE',
        `${JSON.stringify(other)} and ${JSON.stringify(name)} are the same shard. Pass each shard once.`,
      );
    }
    given.set(index, name);
  }
  const { count } = first.part.shard;
  const missing: number[] = [];
  for (let index = 1; index <= count && missing.length < MAX_NAMED; index += 1) {
    if (!given.has(index)) missing.push(index);
  }
  if (missing.length === 0) return first;
  const more = count - given.size > missing.length ? ', …' : '';
  throw new LanserError(
    'E/INCONCLUSIVE',
    `The gate has ${count} shards, but the parts of these shards are missing: ${missing.join(', ')}${more}. Run these shards, and pass their parts too.`,
    { missing },
  );
}

/** The maximum number of missing shards that a message names. */
const MAX_NAMED = 10;

/** Returns a function that joins the diagnostics of the parts instead of running a server. */
function checkFrom(parts: readonly NamedPart[]): CheckSide {
  return async (side, options) => {
    const projectOptions = { ...options, root: projectRoot(options) };
    const view = await viewProject(projectOptions);
    const { only, workingDirectory } = options;
    const names = [...view.places.keys()];
    const inScope = names.filter(
      (name) => only === undefined || only.has(repositoryPath(workingDirectory, name)),
    );
    const scope: Scope =
      only === undefined ? { kind: 'workspace', files: inScope.length } : { kind: 'files', files: inScope };
    const facts = joined(parts, side, options, view.environment, scope);
    const wanted = new Set(inScope);
    const documents = Object.fromEntries(Object.entries(view.documents).filter(([name]) => wanted.has(name)));
    expectSameFiles(facts.documents, documents, side);
    const files = inScope.flatMap((name) => view.places.get(name) ?? []);
    return sideCheckOf(
      options,
      { ...view, files, names: Object.keys(view.documents), facts: { ...facts, documents } },
      lazyChecker(projectOptions),
    );
  };
}

function joined(
  parts: readonly NamedPart[],
  side: SideName,
  { workingDirectory }: TreeCheckOptions,
  environment: BundleEnvironment,
  scope: Scope,
): DiagnosticsFacts {
  const owners = new Map<string, string>();
  const found = parts.flatMap(({ name, checks }) => {
    const check = checks.find((entry) => entry.side === side && entry.workingDirectory === workingDirectory);
    if (check === undefined) return [];
    const { bundle } = check;
    if (!isDeepStrictEqual(bundle.environment, plain({ ...environment, local: {} }))) {
      throw new LanserError(
        'E/VERSION_SKEW',
        `The shard of ${JSON.stringify(name)} had a different environment. Use the same operating system, Python environment and Pyright on all machines.`,
        { path: name },
      );
    }
    for (const file of Object.keys(bundle.facts.documents)) {
      const owner = owners.get(file);
      if (owner !== undefined) {
        throw otherFiles(side, file, `in ${JSON.stringify(owner)} and in ${JSON.stringify(name)}`);
      }
      owners.set(file, name);
    }
    return [bundle.facts];
  });
  const diagnostics = sortLocated(found.flatMap((facts) => facts.diagnostics));
  return {
    provenance: 'lsp',
    documents: Object.fromEntries(found.flatMap(({ documents }) => Object.entries(documents))),
    scope,
    diagnostics,
    hints: sortLocated(found.flatMap(({ hints }) => hints)),
    counts: countBySeverity(diagnostics),
  };
}

/** Converts a value to JSON and back, which removes undefined members. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function expectSameFiles(
  found: DiagnosticsFacts['documents'],
  expected: DiagnosticsFacts['documents'],
  side: SideName,
): void {
  const names = new Set([...Object.keys(found), ...Object.keys(expected)]);
  for (const name of names) {
    if (found[name] === expected[name]) continue;
    const reason =
      found[name] === undefined
        ? 'in no part'
        : expected[name] === undefined
          ? 'in a part, but not among the files to check'
          : 'different in a part';
    throw otherFiles(side, name, reason);
  }
}

function otherFiles(side: SideName, file: string, reason: string): LanserError {
  return new LanserError(
    'E/VERSION_SKEW',
    `${side}: ${JSON.stringify(file)} is ${reason}. Run all shards again on the same files. If you balance the shards with earlier parts, pass the same parts to every shard.`,
    { path: file },
  );
}
