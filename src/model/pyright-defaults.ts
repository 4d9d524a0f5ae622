/** The modes of Pyright's setting `typeCheckingMode`, the weakest first. */
export const CHECKING_MODES = ['off', 'basic', 'standard', 'strict'] as const;

export type CheckingMode = (typeof CHECKING_MODES)[number];

/** The levels at which Pyright reports a rule, the weakest first. */
export const RULE_LEVELS = ['none', 'information', 'warning', 'error'] as const;

export type RuleLevel = (typeof RULE_LEVELS)[number];

// The first three sets contain the rules by their level in the mode `standard`. The other sets are for other modes.
const ERRORS = rules(
  'reportAbstractUsage reportArgumentType reportAssertTypeFailure reportAssignmentType reportAttributeAccessIssue reportCallIssue reportFunctionMemberAccess reportGeneralTypeIssues reportIncompatibleMethodOverride reportIncompatibleVariableOverride reportInconsistentOverload reportIndexIssue reportInvalidTypeArguments reportInvalidTypeForm reportMissingImports reportNoOverloadImplementation reportOperatorIssue reportOptionalCall reportOptionalContextManager reportOptionalIterable reportOptionalMemberAccess reportOptionalOperand reportOptionalSubscript reportOverlappingOverload reportPossiblyUnboundVariable reportPrivateImportUsage reportRedeclaration reportReturnType reportTypedDictNotRequiredAccess reportUnboundVariable reportUndefinedVariable reportUnhashable reportUnusedCoroutine reportUnusedExcept',
);
const WARNINGS = rules(
  'reportAssertAlwaysTrue reportInvalidStringEscapeSequence reportInvalidTypeVarUse reportMissingModuleSource reportSelfClsParameterName reportUnsupportedDunderAll reportUnusedExpression reportWildcardImportFromLibrary',
);
const OFF = rules(
  'reportCallInDefaultInitializer reportConstantRedefinition reportDeprecated reportDuplicateImport reportImplicitOverride reportImplicitStringConcatenation reportImportCycles reportIncompleteStub reportInconsistentConstructor reportInvalidStubStatement reportMatchNotExhaustive reportMissingParameterType reportMissingSuperCall reportMissingTypeArgument reportMissingTypeStubs reportPrivateUsage reportPropertyTypeMismatch reportTypeCommentUsage reportUninitializedInstanceVariable reportUnknownArgumentType reportUnknownLambdaType reportUnknownMemberType reportUnknownParameterType reportUnknownVariableType reportUnnecessaryCast reportUnnecessaryComparison reportUnnecessaryContains reportUnnecessaryIsInstance reportUnnecessaryTypeIgnoreComment reportUnreachable reportUntypedBaseClass reportUntypedClassDecorator reportUntypedFunctionDecorator reportUntypedNamedTuple reportUnusedCallResult reportUnusedClass reportUnusedFunction reportUnusedImport reportUnusedVariable',
);
const WARNINGS_IN_OFF = rules(
  'reportInvalidTypeForm reportMissingImports reportMissingModuleSource reportUndefinedVariable',
);
const OFF_IN_BASIC = rules(
  'reportFunctionMemberAccess reportIncompatibleMethodOverride reportIncompatibleVariableOverride reportOverlappingOverload reportPossiblyUnboundVariable',
);
const UNCHANGED_IN_STRICT = rules(
  'reportCallInDefaultInitializer reportImplicitOverride reportImplicitStringConcatenation reportImportCycles reportMissingModuleSource reportMissingSuperCall reportPropertyTypeMismatch reportUninitializedInstanceVariable reportUnnecessaryTypeIgnoreComment reportUnreachable reportUnusedCallResult',
);

function rules(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/** Returns the level of a rule that the configuration does not set; undefined for an unknown rule. */
export function defaultLevel(rule: string, mode: CheckingMode): RuleLevel | undefined {
  const standard = standardLevel(rule);
  if (standard === undefined) return undefined;
  switch (mode) {
    case 'off':
      return WARNINGS_IN_OFF.has(rule) ? 'warning' : 'none';
    case 'basic':
      return OFF_IN_BASIC.has(rule) ? 'none' : standard;
    case 'standard':
      return standard;
    case 'strict':
      return UNCHANGED_IN_STRICT.has(rule) ? standard : 'error';
  }
}

/** Returns the level of a rule in Pyright's default mode; undefined for an unknown rule. */
export function standardLevel(rule: string): 'error' | 'none' | 'warning' | undefined {
  if (ERRORS.has(rule)) return 'error';
  if (WARNINGS.has(rule)) return 'warning';
  return OFF.has(rule) ? 'none' : undefined;
}

/** Returns the default of `useLibraryCodeForTypes`, or of a switch for checks such as `strictListInference`. */
export function defaultSwitch(name: string, mode: CheckingMode): boolean {
  if (/^strict\w+Inference$/u.test(name)) return mode === 'strict';
  return name !== 'deprecateTypingAliases';
}
