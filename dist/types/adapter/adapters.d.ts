import type { RequestedTool } from '../model/bundle.ts';
import type { Adapter } from './adapter.ts';
export declare const ADAPTERS: Readonly<Record<RequestedTool, Adapter>>;
