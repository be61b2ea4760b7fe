import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';

/**
 * Memory of the largest of a browser's tabs, bytes.
 * @param field of /proc/PID/status: `VmHWM` its peak so far, `RssAnon` what it has taken now
 */
export async function tabMemory(browser: Browser, field: 'VmHWM' | 'RssAnon'): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => {
        const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
        return 1024 * Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
      }),
  );
  return Math.max(...sizes);
}
