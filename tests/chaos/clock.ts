import type { BrowserContext } from 'playwright';

interface Shifted {
  chaosShift?: number;
}

/** Runs in a page or a worker: shifts its clock by this many milliseconds. */
function shiftDate(ms: number): void {
  const place: Shifted & typeof globalThis = globalThis;
  const known = place.chaosShift !== undefined;
  place.chaosShift = ms;
  if (known) return;
  const RealDate = Date;
  const now = (): number => RealDate.now() + (place.chaosShift ?? 0);
  class ShiftedDate extends RealDate {
    static override now = now;
    constructor(...given: [] | [number | string]) {
      super(given[0] ?? now());
    }
  }
  Object.assign(globalThis, { Date: ShiftedDate });
}

/** A device's clock, for its pages and its service worker, including those that start later. */
export class DeviceClock {
  private ms = 0;

  async set(context: BrowserContext, ms: number): Promise<void> {
    this.ms = ms;
    await this.install(context);
    const pages = context.pages().map((page) => page.evaluate(shiftDate, ms));
    const workers = context.serviceWorkers().map((worker) => worker.evaluate(shiftDate, ms));
    // A target that has just closed has no clock any more.
    await Promise.allSettled([...pages, ...workers]);
  }

  /** After a browser start: sets its clock as wrong as before. */
  async install(context: BrowserContext): Promise<void> {
    await context.addInitScript(shiftDate, this.ms);
  }

  followWorkers(context: BrowserContext): void {
    context.on('serviceworker', (worker) => {
      void worker.evaluate(shiftDate, this.ms).catch(() => undefined);
    });
  }
}
