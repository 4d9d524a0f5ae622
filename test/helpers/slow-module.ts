const DEPTH = 60;

/**
 * Returns a small module that Pyright checks for minutes, so that a test can interrupt the check. Pyright tries each
 * nested lambda with each overload of the enclosing call.
 */
export function slowModule(): string {
  const overloads = ['int', 'str', 'bytes', 'float'].map(
    (type) => `@overload\ndef pick(value: ${type}, then: Callable[[${type}], ${type}]) -> ${type}: ...`,
  );
  let expression = `v${DEPTH}`;
  for (let level = DEPTH; level > 0; level -= 1) {
    expression = `pick(v${level - 1}, lambda v${level}: ${expression})`;
  }
  return [
    'from typing import Any, Callable, overload',
    ...overloads,
    'def pick(value: Any, then: Any) -> Any: ...',
    'def slow(v0: int | str | bytes | float):',
    `    return ${expression}`,
    '',
  ].join('\n');
}
