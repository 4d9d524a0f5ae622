import { type Ajv2020 } from 'ajv/dist/2020.js';
/**
 * Puts unions in the place of ajv's whose error says how many errors each branch left; they stand right
 * before it. Ajv's own lose that: behind a `$ref`, an error does not name the branch that led to it.
 */
export declare function countErrorsOfBranches(ajv: Pick<Ajv2020, 'addKeyword' | 'removeKeyword'>): void;
