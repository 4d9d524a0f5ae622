/** The entry point of the thread for {@link findEvidence}. Untrusted sources must not block the main thread. */
import { serveTasks } from '../../thread/serve-tasks.ts';
import { findEvidence } from './find-evidence.ts';
import type { EvidenceTask } from './gaming-evidence.ts';

serveTasks(async (input: EvidenceTask, step) => findEvidence(input, step));
