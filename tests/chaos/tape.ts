import type { Page } from 'playwright';

/** Output of the page's MediaRecorders, recorded independently of the app. */
export interface Taped {
  bytes: number;
  sha256: string;
}

interface WithTapes {
  chaosTapes?: Promise<Taped>[];
  /** Of the newest recorder. */
  chaosPieces?: number;
}

/** Runs in the page before the app: assembles each recorder's chunks a second time. */
export function installTape(): void {
  const place: WithTapes & typeof globalThis = globalThis;
  const tapes: Promise<Taped>[] = [];
  place.chaosTapes = tapes;
  const Native = globalThis.MediaRecorder;
  if (Native === undefined) return;
  globalThis.MediaRecorder = class extends Native {
    constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
      super(...given);
      const pieces: Blob[] = [];
      place.chaosPieces = 0;
      this.addEventListener('dataavailable', ({ data }) => {
        if (data.size > 0) place.chaosPieces = pieces.push(data);
      });
      const whole = async (): Promise<Taped> => {
        const bytes = await new Blob(pieces).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
        return { bytes: bytes.byteLength, sha256 };
      };
      tapes.push(
        new Promise((resolve, reject) => {
          this.addEventListener('stop', () => whole().then(resolve, reject));
        }),
      );
    }
  };
}

/** The newest finished recording of this page. */
export const lastTape = (page: Page): Promise<Taped | null> =>
  page.evaluate(async () => {
    const { chaosTapes }: WithTapes & typeof globalThis = globalThis;
    return (await chaosTapes?.at(-1)) ?? null;
  });

/** How many pieces the newest recorder of this page has handed over: one each second. */
export const tapedPieces = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as WithTapes).chaosPieces ?? 0);
