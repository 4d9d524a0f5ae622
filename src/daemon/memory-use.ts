import { readdirSync, readFileSync } from 'node:fs';

const PAGE = 4096;

/**
 * Returns the resident memory of this process and its descendants, in bytes. Undefined if the system does not list
 * them (Linux does), or if one of them ends meanwhile.
 */
export function memoryUse(): number | undefined {
  try {
    let bytes = 0;
    const pids = [process.pid];
    for (let pid = pids.pop(); pid !== undefined; pid = pids.pop()) {
      const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
      bytes += Number(resident) * PAGE;
      for (const task of readdirSync(`/proc/${pid}/task`)) {
        const children = readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8');
        pids.push(...children.split(' ').filter(Boolean).map(Number));
      }
    }
    return bytes;
  } catch {
    return undefined;
  }
}
