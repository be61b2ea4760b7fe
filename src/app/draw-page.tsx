import { type Query, QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { apiTransport } from '#src/platform/browser/api-transport.ts';
import { ApiError } from '#src/platform/http/api-result.ts';
import { AppTree } from './app-tree.tsx';
import type { ServedQuery } from './hydrate-page.tsx';
import { routes } from './routes.ts';

/** Queries that depend on the results of others need one more pass each. */
const MAX_PASSES = 4;
/** Elements that React puts before a page's markup and that belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\b[^>]*>)+/;
/** What `Loading` renders. A page with it would be kept, and read without scripts it would load forever. */
const LOADING = 'aria-busy="true"';

export interface DrawnPage {
  /** What `#root` holds. */
  html: string;
  /** Queries made while rendering, with their results. */
  reads: ServedQuery[];
}

const handler = createStaticHandler(routes);

/** Makes all API calls of rendered pages go through `send` from now on. */
export function carryCalls(send: typeof fetch): void {
  apiTransport.send = send;
}

const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'pending' && !('enabled' in options && options.enabled === false);

/** A query answered with NOT_FOUND is stored as null, as when it fails in the browser. */
async function answer(client: QueryClient, query: Query): Promise<void> {
  try {
    await query.fetch();
  } catch (error) {
    if (!(error instanceof ApiError) || error.failure.code !== 'NOT_FOUND') throw error;
    client.setQueryData(query.queryKey, null);
  }
}

/**
 * Renders a page as a guest first sees it.
 * @param path pathname of the page, as in a URL
 * @returns null where the app has no page of its own: it redirects, or shows "not found".
 * @throws when one of its queries fails, or when something on it is still loading
 */
export async function drawPage(path: string): Promise<DrawnPage | null> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response || context.statusCode !== 200) return null;
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const page = (
    <AppTree client={client}>
      {/* The loaders return nothing that the browser would need. */}
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppTree>
  );
  for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
    let failure: { error: unknown } | null = null;
    const { prelude } = await prerender(page, {
      // Above this size React would send a fallback first, and a script that swaps in the content.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= { error };
      },
    });
    const html = await new Response(prelude).text();
    if (failure) throw (failure as { error: unknown }).error;
    const open = client.getQueryCache().findAll({ predicate: isOpen });
    if (open.length === 0) {
      if (html.includes(LOADING)) throw new Error(`${path}: still loading, with no query pending`);
      return { html: html.replace(HOISTED, ''), reads: readsOf(client) };
    }
    await Promise.all(open.map((query) => answer(client, query)));
  }
  throw new Error(`${path}: still has pending queries`);
}

const readsOf = (client: QueryClient): ServedQuery[] =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.data !== undefined })
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data }));
