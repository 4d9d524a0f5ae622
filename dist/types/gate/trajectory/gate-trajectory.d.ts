import type { TrajectoryStep } from '../../model/report.ts';
import type { PreparedInput } from '../further-input.ts';
/** The curve over the commits, where it is asked for. What cannot be had of it is said in a step of its own. */
export declare function gateTrajectory(input: PreparedInput): Promise<readonly TrajectoryStep[]>;
