import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { MANIFEST, readManifest } from './page-parts.ts';

/** A page as a guest sees it first, and the answers of the API that it was drawn of. */
export interface DrawnPage {
  /** What `#root` holds. */
  html: string;
  reads: readonly { key: readonly unknown[]; data?: unknown }[];
}

/** The app as it was built for the server (`src/app/draw-page.tsx`). */
export interface PageDrawer {
  carryCalls(send: typeof fetch): void;
  drawPage(path: string): Promise<DrawnPage | null>;
}

/** Draws a page. Null: the app has none there. Rejects with `NotDrawn` when it cannot be drawn now. */
export type Draw = (path: string) => Promise<DrawnPage | null>;

export class NotDrawn extends Error {
  override name = 'NotDrawn';
  constructor(path: string, cause: unknown) {
    super(`${path} could not be drawn`, { cause });
  }
}

/** The server whose pages are drawn here: tests have several. */
const drawnFor = new AsyncLocalStorage<FastifyInstance>();

/** Answers a call of the app as if it had come from outside. */
const answerCall: typeof fetch = async (target, init) => {
  const app = drawnFor.getStore();
  if (!app) throw new Error('a call outside of any drawing');
  const headers = Object.fromEntries(new Headers(init?.headers));
  const { statusCode, body } = await app.inject({ method: 'GET', url: String(target), headers });
  return new Response(body, { status: statusCode });
};

/** Where the build for the server lies in the app's folder, hidden from whoever asks for files. */
const BUILT = '.server';
/** Changes with it. */
export const BUILT_MARK = join(BUILT, MANIFEST);

/** @returns null where the app was not built for the server */
export async function openBuilt(directory: string): Promise<PageDrawer | null> {
  const built = join(directory, BUILT);
  const file = (await readManifest(built))['src/app/draw-page.tsx']?.file;
  return file === undefined ? null : import(pathToFileURL(join(built, file)).href);
}

export function drawWith(drawer: PageDrawer, app: FastifyInstance): Draw {
  drawer.carryCalls(answerCall);
  return (path) =>
    drawnFor.run(app, () =>
      drawer.drawPage(path).catch((error: unknown) => {
        throw new NotDrawn(path, error);
      }),
    );
}
