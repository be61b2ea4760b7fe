import { cleanup } from '@testing-library/react';
import type { InjectOptions } from 'fastify';
import { vi } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { queryClient } from '#src/platform/offline/query-client.ts';
import type { TestLearner } from '../service/learner.ts';
import type { Service } from '../service/service.ts';
import { renderRoutes, signIn } from '../support/render-app.tsx';

type Method = NonNullable<InjectOptions['method']>;

/** Sends the app's calls to a service. */
function callService({ app }: Service, token: string): void {
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const answer = await app.inject({
      method: method as Method,
      url: address,
      headers: { ...Object.fromEntries(new Headers(headers)), authorization: `Bearer ${token}` },
      ...(typeof body === 'string' && { payload: body }),
    });
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  });
}

/** What a page says, one piece after another. */
function wordsIn(main: Element): string {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const said: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node instanceof Element ? node.getAttribute('aria-label') : node.textContent;
    if (words?.trim()) said.push(words.trim().replace(/\s+/g, ' '));
  }
  return said.join(' | ');
}

/** The words of a page once it has all that is looked for; of one that never has, what it has by then. */
async function wordsAt(at: string, hasAll: (words: string) => boolean): Promise<string> {
  const { container } = renderRoutes(routes, at);
  let words = '';
  const look = (): void => {
    const before = words;
    const main = container.querySelector('main');
    words = main ? wordsIn(main) : '';
    if (queryClient.isFetching() > 0 || words !== before || !hasAll(words))
      throw new Error(`${at} still loads`);
  };
  await vi.waitFor(look, { timeout: 15_000, interval: 40 }).catch(() => undefined);
  cleanup();
  return words;
}

/** Opens pages of the app as this learner, with what the service answers, and reads them; by their names. */
export async function readPages(
  service: Service,
  { token, id }: TestLearner,
  places: Readonly<Record<string, string>>,
  hasAll: (page: string, words: string) => boolean,
): Promise<Map<string, string>> {
  callService(service, token);
  signIn(id);
  const read = new Map<string, string>();
  for (const [page, at] of Object.entries(places))
    read.set(page, await wordsAt(at, (words) => hasAll(page, words)));
  return read;
}
