import { type Query, QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { carrier } from '#src/platform/browser/carrier.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { AppTree } from './app-tree.tsx';
import { routes } from './routes.ts';
import type { ServedQuery } from './take-over.tsx';

/** Reads that depend on the answers to others need a drawing more each. */
const DRAWINGS_MAX = 4;
/** What React puts before a page's markup: it belongs in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/;

export interface DrawnPage {
  /** What `#root` holds. */
  html: string;
  /** What was read for it. */
  reads: ServedQuery[];
}

const handler = createStaticHandler(routes);

/** Lets `send` carry every call of the pages that are drawn from now on. */
export function carryCalls(send: typeof fetch): void {
  carrier.send = send;
}

const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

/** A read that nothing answers to is known to be none, as when it fails in the browser. */
async function answer(client: QueryClient, query: Query): Promise<void> {
  try {
    await query.fetch();
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.code !== 'NOT_FOUND') throw error;
    client.setQueryData(query.queryKey, null);
  }
}

/**
 * Draws a page as a guest sees it first.
 * @param path of the page, as in an address
 * @returns null where the app shows no page of its own: it sends its visitor elsewhere, or says that there is none.
 * Rejects when what it reads cannot be had.
 */
export async function drawPage(path: string): Promise<DrawnPage | null> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.statusCode !== 200) return null;
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const page = (
    <AppTree client={client}>
      {/* The browser knows by itself what the loaders give: nothing. */}
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppTree>
  );
  for (let drawing = 1; drawing <= DRAWINGS_MAX; drawing += 1) {
    let failure: { error: unknown } | null = null;
    const { prelude } = await prerender(page, {
      // Past a size, what is done would be sent as what stands in for it, with a script that puts it in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= { error };
      },
    });
    const html = await new Response(prelude).text();
    if (failure) throw (failure as { error: unknown }).error;
    const open = client.getQueryCache().findAll({ predicate: isOpen });
    if (open.length === 0) return { html: html.replace(HOISTED, ''), reads: readsOf(client) };
    await Promise.all(open.map((query) => answer(client, query)));
  }
  throw new Error(`${path}: always something more to read`);
}

const readsOf = (client: QueryClient): ServedQuery[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data }));
