import { posix } from 'node:path';
import { ALLOWED_ARROWS, EDGES, PACKAGE_OWNERS, type PackageOwner } from './allowed-imports.ts';
import { readFacts, type Import, type SourceFacts } from './source-facts.ts';

const MAX_FILE_LINES = 300;
const GENERATED = 'src/model/generated/';
const VAGUE_NAMES = ['common', 'helper', 'helpers', 'manager', 'util', 'utils'];
/** Matches the JSON files outside src/ that src/ may import. */
const CONTRACTS = /^(package\.json|schemas\/[a-z-]+\.schema\.json)$/;

/** Texts of source files, by path relative to the repository's root. */
export type Sources = ReadonlyMap<string, string>;

interface SourceFile extends SourceFacts {
  readonly path: string;
}

/** The rooms (see `roomOf`) of an importing file and of the imported file. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

export function readSources(sources: Sources): SourceFile[] {
  return [...sources]
    .filter(([path]) => path.endsWith('.ts'))
    .map(([path, text]) => ({ path, ...readFacts(path, text) }));
}

/**
 * Returns the room of a file: its first folder below src/ (`git` for `src/git/run.ts`). A file directly in src/ is a
 * separate room (`bin.ts`).
 */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function isRelative({ specifier }: Import): boolean {
  return specifier.startsWith('./') || specifier.startsWith('../');
}

function targetOf(file: SourceFile, { specifier }: Import): string {
  return posix.join(posix.dirname(file.path), specifier);
}

function startsWithAny(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}

function arrowsOf(files: readonly SourceFile[]): Arrow[] {
  return files.flatMap((file) =>
    file.imports
      .filter(isRelative)
      .map((found) => ({ from: roomOf(file.path), to: roomOf(targetOf(file, found)) })),
  );
}

/**
 * Finds files in rooms without an entry in the table of allowed imports, and relative imports that the table
 * does not allow. Every room may import its own files and the JSON files that `CONTRACTS` matches.
 */
export function wrongArrows(files: readonly SourceFile[]): string[] {
  const findings: string[] = [];
  for (const file of files) {
    const room = roomOf(file.path);
    const allowed = Object.hasOwn(ALLOWED_ARROWS, room) ? ALLOWED_ARROWS[room] : undefined;
    if (allowed === undefined) {
      findings.push(`${file.path}: the room ${room} is not in ALLOWED_ARROWS (test/meta/allowed-imports.ts)`);
      continue;
    }
    for (const found of file.imports.filter(isRelative)) {
      const target = targetOf(file, found);
      const arrow = `${file.path}:${found.line}: ${room} must not import ${target}`;
      if (!target.startsWith('src/')) {
        if (!CONTRACTS.test(target)) findings.push(arrow);
      } else if (roomOf(target) !== room && !allowed.includes(roomOf(target))) {
        findings.push(arrow);
      }
    }
  }
  return findings;
}

export function unusedArrows(files: readonly SourceFile[]): string[] {
  const used = new Set(arrowsOf(files).map(({ from, to }) => `${from} -> ${to}`));
  return Object.entries(ALLOWED_ARROWS)
    .flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
    .filter((arrow) => !used.has(arrow));
}

function ownerOf(specifier: string): PackageOwner | undefined {
  return PACKAGE_OWNERS.find(({ package: name }) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
}

export function strayPackages(files: readonly SourceFile[]): string[] {
  const findings: string[] = [];
  for (const file of files) {
    for (const found of file.imports) {
      if (isRelative(found)) continue;
      const { specifier, typeOnly, line } = found;
      const owner = ownerOf(specifier);
      if (owner === undefined) {
        if (!specifier.startsWith('node:')) findings.push(`${file.path}:${line}: no room owns ${specifier}`);
        continue;
      }
      const places = typeOnly ? [...owner.owners, ...(owner.typesIn ?? [])] : owner.owners;
      if (!startsWithAny(file.path, places)) {
        findings.push(`${file.path}:${line}: ${specifier} belongs to ${owner.owners.join(', ')}`);
      }
    }
  }
  return findings;
}

export function ambientUses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !startsWithAny(path, EDGES))
    .flatMap(({ path, ambient }) =>
      ambient.map(
        ({ kind, text, line }) =>
          `${path}:${line}: ${text} (${kind}) is allowed only in the files of EDGES (test/meta/allowed-imports.ts)`,
      ),
    );
}

/**
 * Finds options of the command line, such as `--base`, in texts outside the command line and its help. Ignores
 * elements of arrays, because they can be arguments of programs such as Git. Users of the Action and the SDK can see
 * the other texts too, but cannot pass such an option. So an error must have a `hint` instead: each interface
 * describes the hint with its own option names.
 */
export function namedOptions(files: readonly SourceFile[]): string[] {
  // src/harbor/task-files.ts writes a script that runs the command line, so this file may contain options.
  const isCommandLine = ({ path }: SourceFile): boolean =>
    path.startsWith('src/cli/') || path === 'src/harbor/task-files.ts';
  const declared = files
    .filter((file) => isCommandLine(file) || roomOf(file.path) === 'registry')
    .flatMap(({ options }) => options.flatMap(({ text }) => /^--[a-z][a-z-]*/u.exec(text) ?? []));
  const declaredSet = new Set(declared);
  return files
    .filter((file) => !isCommandLine(file))
    .flatMap(({ path, options }) =>
      options
        .filter(({ kind }) => kind === 'text')
        .flatMap(({ text, line }) =>
          (text.match(/--[a-z][a-z-]*/gu) ?? [])
            .filter((option) => declaredSet.has(option))
            .map(
              (option) =>
                `${path}:${line}: contains ${option}, an option of the command line; give the error a \`hint\` instead`,
            ),
        ),
    );
}

/** Finds import cycles of files. Imports of types count too. */
export function circles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const findings: string[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    const circle = start >= 0 ? [...trail.slice(start), path] : [];
    // Generated types may form a cycle, because the schemas refer to each other.
    if (circle.some((member) => !member.startsWith(GENERATED))) findings.push(circle.join(' -> '));
    const file = byPath.get(path);
    if (start >= 0 || done.has(path) || file === undefined) return;
    for (const found of file.imports.filter(isRelative)) visit(targetOf(file, found), [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return findings;
}

/**
 * Finds import cycles between the subfolders of a room. Imports that involve files directly in the
 * room do not count.
 */
export function folderCircles(files: readonly SourceFile[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const file of files) {
    const [, room = ''] = file.path.split('/');
    const from = posix.dirname(file.path);
    for (const found of file.imports.filter(isRelative)) {
      const to = posix.dirname(targetOf(file, found));
      const isInside = to !== from && [from, to].every((folder) => folder.startsWith(`src/${room}/`));
      // A folder and its own subfolders may import each other.
      if (isInside && !from.startsWith(`${to}/`) && !to.startsWith(`${from}/`)) {
        arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
      }
    }
  }
  const folders: SourceFile[] = [...arrows].map(([folder, targets]) => ({
    path: `${folder}.ts`,
    lines: 0,
    ambient: [],
    options: [],
    imports: [...targets].map((target) => ({
      specifier: posix.relative(posix.dirname(folder), `${target}.ts`).replace(/^(?!\.)/u, './'),
      typeOnly: false,
      line: 0,
    })),
  }));
  return circles(folders);
}

/** The maximum number of lines in a room, including comments and empty lines, without generated files. */
const MAX_ROOM_LINES = 6000;

export function largeRooms(files: readonly SourceFile[]): string[] {
  const rooms = new Map<string, number>();
  for (const { path: file, lines } of files) {
    const [, room = ''] = file.split('/');
    if (!file.includes('/generated/')) rooms.set(room, (rooms.get(room) ?? 0) + lines);
  }
  return [...rooms]
    .filter(([, lines]) => lines > MAX_ROOM_LINES)
    .map(([room, lines]) => `${room}: ${lines} lines, more than ${MAX_ROOM_LINES}`);
}

export function longFiles(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path, lines }) => lines > MAX_FILE_LINES && !path.startsWith(GENERATED))
    .map(({ path, lines }) => `${path}: ${lines} lines, more than ${MAX_FILE_LINES}`);
}

export function badNames(paths: Iterable<string>): string[] {
  const findings: string[] = [];
  for (const path of paths) {
    for (const part of path.split('/')) {
      const stem = part.replace(/\..*$/s, '');
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) findings.push(`${path}: ${part} is not kebab-case`);
      if (VAGUE_NAMES.includes(stem.split('-').at(-1) ?? '')) {
        findings.push(`${path}: ${part} does not describe a purpose`);
      }
    }
  }
  return findings;
}
