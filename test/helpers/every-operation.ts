import type { Bundle } from '../../src/model/bundle.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { ledgerRepository } from './edit-project.ts';
import type { Sandbox, SandboxRepository } from './sandbox.ts';

/** The example project `ledger` with two versions of `money.py`. */
export interface LedgerWithPast {
  readonly repository: SandboxRepository;
  /** The version of `money.py` in the previous commit, as `blob:ID`. */
  readonly before: string;
}

export async function ledgerWithPast(sandbox: Sandbox, name = 'ledger'): Promise<LedgerWithPast> {
  const repository = await ledgerRepository(sandbox, name);
  const blob = await repository.git(['rev-parse', 'HEAD:ledger/money.py']);
  await repository.write(
    'ledger/money.py',
    `"""Money."""

ZERO = 0


class Money:
    """Money of a currency."""

    def __init__(self, cents: int = ZERO) -> None:
        self.cents = cents

    def add(self, other: "Money") -> "Money":
        total = self.cents + other.cents
        return Money(total)


Amount = 1
`,
  );
  await repository.commit();
  return { repository, before: `blob:${blob}` };
}

type Operation = (workspace: Workspace) => Promise<Bundle>;

const MONEY = 'py://ledger.money#Money';
const CALL = 'ledger/cli.py@L6:C13';

/**
 * Returns requests that do not change the project's files, such as queries and previews. The requests may run in any
 * order and concurrently.
 */
function everyQuestion(before: string): readonly Operation[] {
  const old = `ledger/money.py@L8:C16?docVersion=${before}`;
  return [
    async (workspace) => workspace.locate(MONEY),
    async (workspace) => workspace.locate(old),
    async (workspace) => workspace.locate(`py://ledger.money#Money.add:body?docVersion=${before}`),
    async (workspace) => workspace.locate('ledger/money.py:Money@return <|>Money', { as: 'anchor' }),
    async (workspace) => workspace.locate('py://ledger.cli#twice'),
    async (workspace) => workspace.locate('py://ledger.cli#nothing'),
    async (workspace) => workspace.locate('ledger/gone.py@L1:C1'),
    async (workspace) => workspace.locate('../beside.py@L1:C1'),
    async (workspace) => workspace.definition(CALL),
    async (workspace) => workspace.definition('ledger/cli.py@L7:C5'),
    async (workspace) => workspace.declaration('ledger/cli.py@L7:C5'),
    async (workspace) => workspace.typeDefinition('ledger/cli.py@L6:C5'),
    async (workspace) => workspace.implementation(CALL),
    async (workspace) => workspace.references(MONEY),
    async (workspace) => workspace.references(MONEY, { limit: 2, includeDeclaration: false }),
    async (workspace) => workspace.hover(CALL),
    async (workspace) => workspace.hover('ledger/cli.py@L7:C5'),
    async (workspace) => workspace.symbols({ file: 'ledger/money.py' }),
    async (workspace) => workspace.symbols({ query: 'Money' }),
    async (workspace) => workspace.diagnostics({ files: ['ledger/cli.py'] }),
    async (workspace) => workspace.diagnostics({ selector: 'ledger/cli.py@R(5,1->9,1)' }),
    async (workspace) => workspace.diagnostics(),
    async (workspace) => workspace.prepareRename(MONEY),
    async (workspace) => workspace.capabilities(),
    async (workspace) => workspace.capabilities({ server: 'gopls' }),
    async (workspace) => workspace.request('textDocument/documentHighlight', { selector: CALL }),
    async (workspace) => workspace.codeActions('ledger/money.py@L1:C1'),
    async (workspace) => workspace.rename(MONEY, 'Cash'),
    async (workspace) => workspace.rename(MONEY, 'Amount'),
    async (workspace) => workspace.rename(MONEY, 'not a name'),
    async (workspace) => workspace.renameFile('ledger/money.py', 'ledger/cash.py'),
    async (workspace) => workspace.renameFile('ledger/money.py', 'ledger/cli.py'),
    async (workspace) => workspace.status(),
    async (workspace) => workspace.recover(),
  ];
}

/** A sequence of edits, with other requests between and after the edits. */
const EVERY_CHANGE: readonly Operation[] = [
  async (workspace) => workspace.rename(MONEY, 'Cash', { apply: true }),
  async (workspace) => workspace.references('py://ledger.money#Cash'),
  async (workspace) => workspace.rename('py://ledger.money#Cash', 'Coin', { apply: true }),
  async (workspace) => workspace.rename('py://ledger.money#Cash', 'Coin', { allowDirty: true }),
  async (workspace) => {
    const preview = await workspace.renameFile('ledger/money.py', 'ledger/cash.py', { allowDirty: true });
    return workspace.apply(preview.edits.plan?.planId ?? '', { apply: true, allowDirty: true });
  },
  async (workspace) => workspace.diagnostics(),
  async (workspace) => workspace.locate('py://ledger.cash#Cash'),
  async (workspace) => workspace.reload(),
  async (workspace) => workspace.hover('ledger/cli.py@L6:C13'),
];

export async function runEveryOperation(
  workspace: Workspace,
  before: string,
  isConcurrent = false,
): Promise<readonly Bundle[]> {
  const bundles: Bundle[] = [];
  const questions = everyQuestion(before);
  if (isConcurrent)
    bundles.push(...(await Promise.all(questions.map(async (operation) => operation(workspace)))));
  else for (const operation of questions) bundles.push(await operation(workspace));
  for (const operation of EVERY_CHANGE) bundles.push(await operation(workspace));
  return bundles;
}
