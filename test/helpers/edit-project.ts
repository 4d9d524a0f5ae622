import type { SandboxRepository, Sandbox } from './sandbox.ts';
import { writeTree, type Tree } from './write-tree.ts';

/** A project that mentions `Money` in code, strings, a comment and docs. A rename changes only some mentions. */
const LEDGER: Tree = {
  'ledger/__init__.py': 'from .money import Money\n\n__all__ = ["Money"]\n',
  'ledger/money.py': `class Money:
    """Money of a currency."""

    def __init__(self, cents: int) -> None:
        self.cents = cents

    def add(self, other: "Money") -> "Money":
        return Money(self.cents + other.cents)


Amount = 1
`,
  'ledger/cli.py': `import ledger.money
from ledger.money import Money


def main() -> int:
    total = Money(1).add(Money(2))
    print(getattr(ledger.money, "Money"))  # Money
    wrong: str = total.cents
    return total.cents


def twice(): pass
def twice(): pass
`,
  'docs/use.md': 'Use `Money`.\n',
  '.gitattributes': 'vendor/** linguist-vendored\ngenerated.py linguist-generated\n',
  'vendor/copied.py': 'def copied(): pass\n',
  'generated.py': 'def generated(): pass\n',
  'uv.lock': 'version = 1\n',
};

export async function ledgerRepository(sandbox: Sandbox, name = 'ledger'): Promise<SandboxRepository> {
  const repository = await sandbox.repository(name);
  await writeTree(repository.path, LEDGER);
  await repository.commit();
  return repository;
}
