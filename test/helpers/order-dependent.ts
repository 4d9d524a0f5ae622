/** Two modules that infer types from each other. Pyright's messages depend on which module it checks first. */
export const ORDER_DEPENDENT = {
  'alpha.py': `import beta

x = beta.y[0] if beta.flag else 1


def f(a):
    return beta.g(a) if a else [beta.y]
`,
  'beta.py': `import alpha

flag = bool(input())
y = [alpha.x] if flag else ""


def g(a):
    return alpha.f(a)[0] if a else {"k": alpha.x}
`,
} as const;

/** Statements to append to the modules. They cause errors whose messages contain the inferred types. */
export const ERRORS_ABOUT_TYPES = { 'alpha.py': 'x.nothing\n', 'beta.py': 'y.missing\n' } as const;
