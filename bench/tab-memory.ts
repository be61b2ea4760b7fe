import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

/** A browser's tabs: its processes that run pages. */
async function tabsOf(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Time on processors of the threads that run a browser's pages, seconds: not that of compilers and collectors. */
export async function pageSeconds(browser: Browser): Promise<number> {
  const stats = (await tabsOf(browser)).map((pid) => readFile(`/proc/${pid}/schedstat`, 'utf8'));
  return (await Promise.all(stats)).reduce((sum, stat) => sum + Number(stat.split(' ')[0]) / 1e9, 0);
}

/**
 * Memory of the largest of a browser's tabs, bytes.
 * @param field of /proc/PID/status: `VmHWM` its peak so far, `RssAnon` what it has taken now
 */
export async function tabMemory(browser: Browser, field: 'VmHWM' | 'RssAnon'): Promise<number> {
  const sizes = await Promise.all(
    (await tabsOf(browser)).map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return 1024 * Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
    }),
  );
  return Math.max(...sizes);
}
