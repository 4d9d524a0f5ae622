import { parseSync, Visitor, type Expression, type Span, type VisitorObject } from 'oxc-parser';
import type { Ambient } from './allowed-imports.ts';

export interface Import {
  readonly specifier: string;
  /** True for `import type`, `export type` and types such as `import('./a.ts').A`, which do not exist at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

interface AmbientUse {
  readonly kind: Ambient;
  readonly text: string;
  readonly line: number;
}

/** A string or a part of a template that contains an option such as `--head`. */
interface OptionText {
  readonly text: string;
  /**
   * `argument`: an element of an array, such as an argument of a program. `help`: part of a definition of the
   * command line. `text`: any other text.
   */
  readonly kind: 'argument' | 'help' | 'text';
  readonly line: number;
}

export interface SourceFacts {
  readonly imports: readonly Import[];
  readonly ambient: readonly AmbientUse[];
  readonly options: readonly OptionText[];
  readonly lines: number;
}

/** Maps global objects to members that read a clock, the environment or randomness, or that end the process. */
const MEMBERS: ReadonlyMap<string, ReadonlyMap<string, Ambient>> = new Map([
  ['Date', new Map<string, Ambient>([['now', 'clock']])],
  ['Math', new Map<string, Ambient>([['random', 'randomness']])],
  ['performance', ambientAs('clock', ['mark', 'measure', 'now', 'timeOrigin'])],
  [
    'process',
    new Map<string, Ambient>([
      ...ambientAs('clock', ['hrtime', 'uptime']),
      ...ambientAs('environment', ['env', 'loadEnvFile']),
      ...ambientAs('exit', ['exit', 'reallyExit']),
    ]),
  ],
]);

/** Members that read randomness, on any object. */
const ANYWHERE = ambientAs('randomness', [
  'getRandomValues',
  'randomBytes',
  'randomFill',
  'randomFillSync',
  'randomInt',
  'randomUUID',
]);

/** Maps a module to the object name with which {@link ambientMember} looks up the module's exports. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['node:crypto', 'crypto'],
  ['node:perf_hooks', 'performance'],
  ['node:process', 'process'],
]);

function ambientAs(kind: Ambient, members: readonly string[]): Map<string, Ambient> {
  return new Map(members.map((member) => [member, kind]));
}

function ambientMember(object: string, member: string): Ambient | undefined {
  return MEMBERS.get(object)?.get(member) ?? ANYWHERE.get(member);
}

/** Names of properties whose values define the command line and its help, as in src/registry. */
const HELP: ReadonlySet<string> = new Set(['command', 'flags']);

/** Returns the last name of an expression, such as `process` for `globalThis.process`; empty without such a name. */
function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return '';
  if (!node.computed) return node.property.name;
  return node.property.type === 'Literal' ? String(node.property.value) : '';
}

/**
 * Finds the imports and exports from modules, the {@link Ambient} uses and the texts with options in a TypeScript
 * file, and counts its lines. Throws an Error if the file cannot be parsed.
 */
export function readFacts(path: string, source: string): SourceFacts {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const lineOf = (node: Span): number => source.slice(0, node.start).split('\n').length;
  const imports: Import[] = [];
  const ambient: AmbientUse[] = [];
  const options: OptionText[] = [];
  const elements = new Set<number>();
  let helpDepth = 0;

  const addImport = (node: Span, specifier: Expression | null | undefined, typeOnly: boolean): void => {
    if (specifier?.type === 'Literal' && typeof specifier.value === 'string') {
      imports.push({ specifier: specifier.value, typeOnly, line: lineOf(node) });
    } else if (specifier !== null && specifier !== undefined) {
      imports.push({ specifier: source.slice(specifier.start, specifier.end), typeOnly, line: lineOf(node) });
    }
  };
  const addAmbient = (node: Span, kind: Ambient | undefined): void => {
    if (kind !== undefined) {
      ambient.push({ kind, text: source.slice(node.start, node.end), line: lineOf(node) });
    }
  };

  const addText = ({ start, end }: Span, text: string): void => {
    if (!/--[a-z]/u.test(text)) return;
    const kind = helpDepth > 0 ? 'help' : elements.has(start) ? 'argument' : 'text';
    options.push({ text, kind, line: lineOf({ start, end }) });
  };
  const isHelp = ({ key }: { readonly key: Span }): boolean => HELP.has(source.slice(key.start, key.end));

  const visitor: VisitorObject = {
    Property(node) {
      if (isHelp(node)) helpDepth += 1;
    },
    'Property:exit'(node) {
      if (isHelp(node)) helpDepth -= 1;
    },
    ArrayExpression(node) {
      for (const element of node.elements) if (element !== null) elements.add(element.start);
    },
    Literal(node) {
      if (typeof node.value === 'string') addText(node, node.value);
    },
    TemplateElement(node) {
      addText(node, node.value.cooked ?? '');
    },
    ImportDeclaration(node) {
      addImport(node, node.source, node.importKind === 'type');
      const object = MODULES.get(node.source.value);
      if (object === undefined || node.importKind === 'type') return;
      for (const specifier of node.specifiers) {
        if (specifier.type === 'ImportSpecifier') {
          const { imported } = specifier;
          const name = imported.type === 'Literal' ? imported.value : imported.name;
          if (specifier.importKind !== 'type') addAmbient(specifier, ambientMember(object, name));
        } else if (object === 'process' && specifier.local.name !== 'process') {
          addAmbient(specifier, 'environment');
        }
      }
    },
    ExportNamedDeclaration(node) {
      addImport(node, node.source, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      addImport(node, node.source, node.exportKind === 'type');
    },
    ImportExpression(node) {
      addImport(node, node.source, false);
    },
    TSImportType(node) {
      addImport(node, node.source, true);
    },
    CallExpression(node) {
      const [first] = node.arguments;
      if (nameOf(node.callee) === 'require' && first !== undefined && first.type !== 'SpreadElement') {
        addImport(node, first, false);
      }
      if (node.callee.type === 'Identifier' && node.callee.name === 'Date') addAmbient(node, 'clock');
    },
    NewExpression(node) {
      if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) addAmbient(node, 'clock');
    },
    MemberExpression(node) {
      addAmbient(node, ambientMember(nameOf(node.object), nameOf(node)));
    },
    VariableDeclarator(node) {
      if (node.id.type !== 'ObjectPattern' || node.init === null) return;
      for (const property of node.id.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        addAmbient(property, ambientMember(nameOf(node.init), property.key.name));
      }
    },
  };
  new Visitor(visitor).visit(program);
  return { imports, ambient, options, lines: source.split('\n').length - (source.endsWith('\n') ? 1 : 0) };
}
