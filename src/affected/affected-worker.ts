/** Entry point of the thread that finds affected files. In a thread, untrusted sources cannot block the caller. */
import { serveTasks } from '../thread/serve-tasks.ts';
import type { AffectedTask } from './affected-files.ts';
import { findAffected, type ReadSources } from './find-affected.ts';

const earlier: ReadSources = { files: '', before: new Map() };
serveTasks(async (task: AffectedTask, step) => findAffected(task, step, earlier));
