import type { RequestedTool } from '../model/bundle.ts';
import type { Adapter } from './adapter.ts';
import { mypyAdapter } from './mypy.ts';
import { pyrightAdapter } from './pyright.ts';
import { ruffAdapter } from './ruff.ts';
import { sarifAdapter } from './sarif.ts';
import { tscAdapter } from './tsc.ts';

export const ADAPTERS: Readonly<Record<RequestedTool, Adapter>> = {
  pyright: pyrightAdapter,
  mypy: mypyAdapter,
  tsc: tscAdapter,
  ruff: ruffAdapter,
  sarif: sarifAdapter,
};
