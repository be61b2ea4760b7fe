import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;
const BYTES_PER_MEGABYTE = 1024 * 1024;
const TICKS_PER_SECOND = 100;
/** Fields of /proc/PID/stat after the name: time in the program, and in the kernel for it. */
const TIMES = [11, 12];

export interface ProcessCost {
  megabytes: number;
  processorSeconds: number;
}

/** What a process takes; null where the system does not tell: it has ended, or it is not Linux. */
export function processCost(pid: number): ProcessCost | null {
  try {
    const [, resident] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      megabytes: (Number(resident) * PAGE_BYTES) / BYTES_PER_MEGABYTE,
      processorSeconds: TIMES.reduce((sum, field) => sum + Number(fields[field]), 0) / TICKS_PER_SECOND,
    };
  } catch {
    return null;
  }
}
