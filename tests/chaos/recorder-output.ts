import type { Page } from 'playwright';

/** Output of the page's MediaRecorders, recorded independently of the app. */
export interface RecorderOutput {
  bytes: number;
  sha256: string;
}

interface WithOutputs {
  chaosOutputs?: Promise<RecorderOutput>[];
  /** Of the newest recorder. */
  chaosPieces?: number;
}

/** Runs in the page before the app: assembles each recorder's chunks a second time. */
export function watchRecorders(): void {
  const place: WithOutputs & typeof globalThis = globalThis;
  const outputs: Promise<RecorderOutput>[] = [];
  place.chaosOutputs = outputs;
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
      const whole = async (): Promise<RecorderOutput> => {
        const bytes = await new Blob(pieces).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
        return { bytes: bytes.byteLength, sha256 };
      };
      outputs.push(
        new Promise((resolve, reject) => {
          this.addEventListener('stop', () => whole().then(resolve, reject));
        }),
      );
    }
  };
}

/** The newest finished recording of this page. */
export const lastOutput = (page: Page): Promise<RecorderOutput | null> =>
  page.evaluate(async () => {
    const { chaosOutputs }: WithOutputs & typeof globalThis = globalThis;
    return (await chaosOutputs?.at(-1)) ?? null;
  });

/** How many pieces the newest recorder of this page has handed over: one each second. */
export const recorderPieces = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as WithOutputs).chaosPieces ?? 0);
