import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { packed } from '../../src/trace/contents.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { gateReport, lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { eventsIn, traceText, type Event } from '../helpers/trace-file.ts';

const sandbox = useSandbox();
let victim: SandboxRepository;
let start: Start;
let events: readonly Event[];

// Records a rename that writes files, and creates the repository `victim`, which a replay must not change.
beforeAll(async () => {
  victim = await sandbox.repository('victim');
  await victim.write('canary.py', 'canary = 1\n');
  await victim.commit();
  const recorded = await sandbox.repository('recorded');
  await recorded.write('shop.py', 'def price() -> int:\n    return 1\n\nprint(price())\n');
  await recorded.write('use.py', 'from shop import price\n\nprint(price())\n');
  await recorded.commit();
  start = { cwd: recorded.path, env: sandbox.env };
  const file = path.join(sandbox.path, 'rename.jsonl');
  const args = ['rename', 'py://shop#price', 'cost', '--apply', '--trace-file', file];
  expect((await lanser(args, start)).exitCode).toBe(0);
  events = await eventsIn(file);
});

function forged(changes: (snapshot: Snapshot) => object): string {
  const at = events.findIndex(({ kind }) => kind === 'snapshot');
  const snapshot = events[at] as Snapshot;
  return traceText(events.with(at, { ...snapshot, ...changes(snapshot) }));
}

type Snapshot = Extract<Event, { readonly kind: 'snapshot' }>;

function document(text: string): object {
  const bytes = Buffer.from(text);
  return { blob: documentVersion(bytes), content: packed(bytes) };
}

const SPELLINGS = ['.git', '.GIT', '.Git', 'git~1', '.git ', '.git::$INDEX_ALLOCATION', '.g\u200Cit'];

test('a gate reports forged traces as unreadable, and does not write into a different repository', async () => {
  const pointer = document(`gitdir: ${victim.path}/.git\n`);
  const plan = { plan: { planId: `sha256:..${'/..'.repeat(4)}/victim/canary.py` } };
  const traces: Record<string, string> = {
    unforged: forged(() => ({})),
    'plan-elsewhere': forged(() => ({ plans: { [plan.plan.planId]: plan } })),
    // The link `out` leads out of the tree through `a/b/c`, a link to the tree's root.
    'link-elsewhere': forged(() => ({ links: { 'a/b/c': '../..', out: 'a/b/c/../victim' } })),
    'link-to-git': forged(() => ({ links: { hooks: '.git/hooks' } })),
    state: forged(({ documents }) => ({
      documents: { ...documents, '.lanser/apply/journal.json': document('{}') },
    })),
  };
  for (const [index, spelling] of SPELLINGS.entries()) {
    const changes = ({ documents, others = [] }: Snapshot): object => ({
      documents: { ...documents, [spelling]: pointer },
      others: others.filter((name) => !name.startsWith('.git')),
    });
    traces[`git-${index}`] = forged(changes);
  }
  const repository = await sandbox.repository('checked');
  await repository.write('empty.py', '');
  await repository.commit();
  for (const [name, text] of Object.entries(traces))
    await repository.write(`.lanser/traces/${name}.jsonl`, text);
  await repository.commit();
  const before = folderDigest(victim.path);
  const { report } = await gateReport(['--base', 'HEAD~1'], { ...start, cwd: repository.path });
  expect(folderDigest(victim.path)).toEqual(before);
  const conclusions = report.traces.map(({ path: file, conclusion }) => [
    path.basename(file, '.jsonl'),
    conclusion,
  ]);
  expect(Object.fromEntries(conclusions)).toEqual(
    Object.fromEntries(
      Object.keys(traces).map((name) => [name, name === 'unforged' ? 'match' : 'unreadable']),
    ),
  );
});

test('a replay does not write into the .git folder of a checkout that contains the temporary folder', async () => {
  const temporary = path.join(victim.path, 'temporary');
  await mkdir(temporary);
  const git = path.join(victim.path, '.git');
  const before = folderDigest(git);
  const env = { ...sandbox.env, TMPDIR: temporary };
  const file = path.join(sandbox.path, 'rename.jsonl');
  expect(await lanser(['trace', 'verify', file], { ...start, env })).toMatchObject({ exitCode: 0 });
  expect(folderDigest(git)).toEqual(before);
});
