import { type LoaderFunctionArgs, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { routes } from './routes.ts';

const refusal = z.object({ init: z.object({ status: z.number() }) });

/** What a guest gets at a path: the page, a redirect, or "not found". */
async function visit(address: string): Promise<string | number> {
  const match = matchRoutes(routes, address)?.at(-1);
  const loader = match?.route.loader;
  if (!match || typeof loader !== 'function') return 'no page';
  const request = new Request(`https://luyen.test${address}`);
  const args = { request, params: match.params, context: {} } as LoaderFunctionArgs;
  const answer: unknown = await (async () => loader(args))().catch((thrown: unknown) => thrown);
  if (answer === null) return 'opens';
  if (answer instanceof Response) return answer.headers.get('location') ?? answer.status;
  return refusal.safeParse(answer).data?.init.status ?? 'breaks';
}

it.each([
  '/course-detail',
  '/lesson',
  '/practice',
  '/practice-result',
  '/revise',
  '/revise-result',
  '/speaking-practice',
  '/speaking-revise',
  '/study-sheet',
  '/khong-co',
  '/khong/co/trang',
])('%s shows "not found"', async (address) => {
  expect(await visit(address)).toBe(404);
});

it.each([
  ['/revise-result/bai', 'opens'],
  ['/speaking-practice/bai', 'opens'],
  ['/practice-result/bai', 'opens'],
  ['/study-sheet/on-chu-cai', '/phieu/on-chu-cai'],
  ['/speaking-revise/bai', '/'],
])('%s: %s', async (address, expected) => {
  expect(await visit(address)).toBe(expected);
});
