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

/** Forwards the progress of long work to the calls that requested it. */
export interface ProgressReports {
  readonly step: (step: Progress) => void;
  /** Reports to a call until the result is disposed. Without a token the call gets no reports. */
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

/** Adds up the progress of all labels, because the protocol requires that the progress of a call only grows. */
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
  // A client that has left needs no report.
  void notify({
    method: 'notifications/progress',
    params: { progressToken: token, progress, total, message },
  }).catch(() => {});
}
