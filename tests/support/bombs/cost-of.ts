import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** What a piece of work took of the machine. */
export interface Cost {
  /** Highest memory above that before the work, MB. */
  megabytes: number;
  /** Time on processors, whatever else the machine does, seconds. */
  processorSeconds: number;
  /** Until the work was done, seconds. */
  seconds: number;
}

const LOOK_EVERY_MS = 25;
/** Looks before the work begins: the least of them is what the server takes at rest. */
const LOOKS_AT_REST = 20;
/** Linux's unit in /proc for every program, whatever the kernel's own. */
const TICKS_PER_SECOND = 100;

interface Process {
  name: string;
  /** Including that of children that ended. */
  processorSeconds: number;
  megabytes: number;
}

/** Fields of /proc/PID/stat from the third on: a name may contain anything, but ends at the last parenthesis. */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0);
    return {
      name: stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')),
      processorSeconds: ticks / TICKS_PER_SECOND,
      megabytes: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024,
    };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** Those that the main thread started, as servers do. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A process with all below it, except PostgreSQL's, whose memory is mostly shared among them. */
function treeOf(root: number): Process[] {
  const below = (pid: number): Process[] =>
    childrenOf(pid).flatMap((child) => {
      const process = readProcess(child);
      return process && process.name !== 'postgres' ? [process, ...below(child)] : [];
    });
  const own = readProcess(root);
  if (!own) throw new Error(`process ${root} has died`);
  return [own, ...below(root)];
}

/** Whose memory counts: a test that works in its own process leaves out that, whose heap grows with the tests before. */
type Counted = 'all' | 'children';

function look(root: number, counted: Counted): { megabytes: number; processorSeconds: number } {
  const tree = treeOf(root);
  const counting = counted === 'all' ? tree : tree.slice(1);
  return {
    megabytes: counting.reduce((sum, { megabytes }) => sum + megabytes, 0),
    processorSeconds: tree.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
  };
}

/** Time on processors that a process with all below it has taken, seconds. */
export const processorSecondsOf = (pid: number): number => look(pid, 'all').processorSeconds;

/**
 * Measures what a server takes for some work: itself and its children, without its PostgreSQL. Linux only.
 * @param pid the server, warm: what it loads with its first call of a kind counts, too
 * @param work resolves when all is done: the answer has come, or the grading is settled
 * @param counted whose memory counts
 * @throws where the process dies
 */
export async function costOf(
  pid: number,
  work: () => Promise<void>,
  counted: Counted = 'all',
): Promise<Cost> {
  let rest = Number.POSITIVE_INFINITY;
  for (let looks = 0; looks < LOOKS_AT_REST; looks++) {
    rest = Math.min(rest, look(pid, counted).megabytes);
    await delay(LOOK_EVERY_MS);
  }
  const before = look(pid, counted).processorSeconds;
  const begun = performance.now();
  let isOver = false;
  let peak = 0;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      peak = Math.max(peak, look(pid, counted).megabytes);
      await delay(LOOK_EVERY_MS);
    }
  };
  const worked = work().finally(() => {
    isOver = true;
  });
  await Promise.all([worked, watch()]);
  return {
    megabytes: Math.max(0, peak - rest),
    processorSeconds: look(pid, counted).processorSeconds - before,
    seconds: (performance.now() - begun) / 1000,
  };
}
