import { _, Name, type Ajv2020, type CodeKeywordDefinition, type KeywordCxt } from 'ajv/dist/2020.js';

const ERRORS = new Name('errors');
type Valid = ReturnType<KeywordCxt['gen']['let']>;

/**
 * Replaces ajv's `anyOf` and `oneOf`. If a branch is a `$ref`, ajv's errors do not show to which branch they belong.
 * With the new keywords, the error of the union directly follows the errors of its branches. The parameter
 * `branches` of the union's error lists the number of errors of each branch.
 */
export function countErrorsOfBranches(ajv: Pick<Ajv2020, 'addKeyword' | 'removeKeyword'>): void {
  for (const definition of [ANY_OF, ONE_OF]) {
    ajv.removeKeyword(definition.keyword as string);
    ajv.addKeyword(definition);
  }
}

const UNION = {
  schemaType: 'array',
  trackErrors: true,
  error: {
    message: 'must match a branch',
    params: ({ params }) => _`{branches: ${params.branches}}`,
  },
} as const satisfies Partial<CodeKeywordDefinition>;

const ANY_OF: CodeKeywordDefinition = {
  ...UNION,
  keyword: 'anyOf',
  code(cxt) {
    union(cxt, (branch, valid, branchValid) => {
      cxt.gen.assign(valid, _`${valid} || ${branchValid}`);
      if (cxt.mergeValidEvaluated(branch, branchValid) !== true) cxt.gen.if(_`!${valid}`);
    });
  },
};

const ONE_OF: CodeKeywordDefinition = {
  ...UNION,
  keyword: 'oneOf',
  code(cxt) {
    const { gen } = cxt;
    const matches = gen.let('matches', 0);
    union(cxt, (branch, valid, branchValid) => {
      gen.if(branchValid, () => {
        gen.code(_`${matches}++`);
        cxt.mergeEvaluated(branch, Name);
      });
      gen.assign(valid, _`${matches} === 1`);
    });
  },
};

type Branch = ReturnType<KeywordCxt['subschema']>;

function union(cxt: KeywordCxt, each: (branch: Branch, valid: Valid, branchValid: Name) => void): void {
  const { gen, keyword } = cxt;
  const branches = gen.const('branches', _`[]`);
  const valid = gen.let('valid', false);
  const branchValid = gen.name('_valid');
  cxt.setParams({ branches });
  gen.block(() => {
    for (const schemaProp of (cxt.schema as readonly unknown[]).keys()) {
      const before = gen.const('before', ERRORS);
      const branch = cxt.subschema({ keyword, schemaProp, compositeRule: true }, branchValid);
      gen.code(_`${branches}.push(${ERRORS} - ${before})`);
      each(branch, valid, branchValid);
    }
  });
  cxt.result(
    valid,
    () => cxt.reset(),
    () => cxt.error(true),
  );
}
