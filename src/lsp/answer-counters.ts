import { isRecord } from '../model/json-record.ts';

/**
 * Returns an answer without the members that number a server's messages or measure its time. These members
 * differ between runs of the same work, and no later request needs them. They are the `resultId` of pulled
 * diagnostics, and `seq`, `request_seq` and `performanceData` of a response that typescript-language-server
 * forwards from tsserver.
 */
export function withoutCounters(method: string, answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  if (method === 'textDocument/diagnostic') {
    const { resultId: _, ...report } = answer;
    return report;
  }
  if (method !== 'workspace/executeCommand' || typeof answer['request_seq'] !== 'number') return answer;
  const { seq: _, request_seq: __, performanceData: ___, ...response } = answer;
  return response;
}
