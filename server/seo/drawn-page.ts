import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { MANIFEST, readManifest } from './page-parts.ts';

/** A page as a guest first sees it, and the API responses it was rendered from. */
export interface DrawnPage {
  /** The content of `#root`. */
  html: string;
  reads: readonly { key: readonly unknown[]; data?: unknown }[];
}

/** The app as built for the server (`src/app/draw-page.tsx`). */
export interface PageDrawer {
  carryCalls(send: typeof fetch): void;
  drawPage(path: string): Promise<DrawnPage | null>;
}

/** Renders a page. Null: the app has none there. Rejects with `NotDrawn` when it cannot be rendered now. */
export type Draw = (path: string) => Promise<DrawnPage | null>;

export class NotDrawn extends Error {
  override name = 'NotDrawn';
  constructor(path: string, cause: unknown) {
    super(`${path} could not be drawn`, { cause });
  }
}

/** The server whose pages are being rendered: tests have several. */
const drawnFor = new AsyncLocalStorage<FastifyInstance>();

/** Answers an API call of the app as if it had come from outside. */
const answerCall: typeof fetch = async (target, init) => {
  const app = drawnFor.getStore();
  if (!app) throw new Error('a call outside any rendering');
  const headers = Object.fromEntries(new Headers(init?.headers));
  const { statusCode, body } = await app.inject({ method: 'GET', url: String(target), headers });
  return new Response(body, { status: statusCode });
};

/** Where the server build is in the app's folder, hidden from file requests. */
const BUILT = '.server';
/** Changes with every server build. */
export const BUILT_MARK = join(BUILT, MANIFEST);

/** @returns null where the app was not built for the server */
export async function loadPageRenderer(directory: string): Promise<PageDrawer | null> {
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
