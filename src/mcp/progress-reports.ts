import type { Progress } from '../model/host.ts';

type Notify = (notification: {
  readonly method: 'notifications/progress';
  readonly params: {
    readonly progressToken: string | number;
    readonly progress: number;
    readonly total: number;
    readonly message: string;
  };
}) => Promise<void>;

/** A sender of progress. A step does not name its call, so it goes to all calls that requested progress. */
export interface ProgressReports {
  readonly step: (step: Progress) => void;
  /** Sends reports to a call until the returned object is disposed. A call without a token gets no reports. */
  to(token: string | number | undefined, notify: Notify): Disposable;
}

interface Receiver {
  readonly token: string | number;
  readonly notify: Notify;
  readonly counts: Map<string, Progress>;
  sent: number;
}

export function progressReports(): ProgressReports {
  const receivers = new Set<Receiver>();
  return {
    step(step) {
      for (const receiver of receivers) report(receiver, step);
    },
    to(token, notify) {
      if (token === undefined) return { [Symbol.dispose]: () => {} };
      const receiver: Receiver = { token, notify, counts: new Map(), sent: 0 };
      receivers.add(receiver);
      return { [Symbol.dispose]: () => receivers.delete(receiver) };
    },
  };
}

/** Reports the sum of the latest steps of all labels, if the sum has grown: MCP requires increasing progress. */
function report(receiver: Receiver, step: Progress): void {
  const { counts, token, notify } = receiver;
  counts.set(step.label, step);
  let progress = 0;
  let total = 0;
  for (const count of counts.values()) {
    progress += count.done;
    total += count.total;
  }
  if (progress <= receiver.sent) return;
  receiver.sent = progress;
  const message = `${step.label}: ${step.done} of ${step.total} ${step.unit ?? 'files'}`;
  // Ignores errors, because a disconnected client does not need the report.
  void notify({
    method: 'notifications/progress',
    params: { progressToken: token, progress, total, message },
  }).catch(() => {});
}
