/** Which gate it is, among all that may write to one pull request. */
export interface GateIdentity {
    /** The workflow's name. */
    readonly workflow: string;
    /** The job's id. */
    readonly job: string;
    /** What tells gates of one job apart: folders, a system, a name given by the user; often empty. */
    readonly variant: string;
}
/** The name of its check run; a check's name decides what a branch's rules require. */
export declare function checkNameOf({ workflow, job, variant }: GateIdentity): string;
/** 32 hexadecimal digits: no name, however it is chosen, can be another's or leave the marker. */
export declare function identityKey({ workflow, job, variant }: GateIdentity): string;
/** Stands for a gate and for everything that a check run keeps for good. */
export declare function externalIdOf(identity: GateIdentity, kept: unknown): string;
