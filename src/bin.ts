#!/usr/bin/env node
import { thisProcess } from './cli/caller.ts';
import { main } from './cli/main.ts';

process.exitCode = await main(process.argv.slice(2), thisProcess());
