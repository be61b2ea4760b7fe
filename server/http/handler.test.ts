import { expectTypeOf, it } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import type { Handler, Handlers } from './handler.ts';

type CallOf<E extends Endpoint> = Parameters<Extract<Handler<E>, (call: never) => unknown>>[0];

it('is told who calls as its endpoint says, and of nobody else', () => {
  expectTypeOf<CallOf<typeof ENDPOINTS.health.live>>().not.toHaveProperty('learner');
  expectTypeOf<CallOf<typeof ENDPOINTS.course.list>['learner']>().toEqualTypeOf<Learner | undefined>();
  expectTypeOf<CallOf<typeof ENDPOINTS.course.list>>().not.toHaveProperty('guest');
  expectTypeOf<CallOf<typeof ENDPOINTS.lesson.assets>['guest']>().toEqualTypeOf<Learner | undefined>();
  expectTypeOf<CallOf<typeof ENDPOINTS.vip.isVip>['learner']>().toEqualTypeOf<Learner>();
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>['taker']>().toEqualTypeOf<Taker>();
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>>().not.toHaveProperty('learner');
});

it('gets what its kind of call brings, and nothing else', () => {
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>>().toHaveProperty('tx');
  expectTypeOf<CallOf<typeof ENDPOINTS.vip.isVip>>().not.toHaveProperty('tx');
  expectTypeOf<CallOf<typeof ENDPOINTS.file.uploadToServer>>().toHaveProperty('upload');
  expectTypeOf<CallOf<typeof ENDPOINTS.profile.updateAvatar>['bytes']>().toEqualTypeOf<Buffer>();
  expectTypeOf<CallOf<typeof ENDPOINTS.speech.scoreV2>>().toHaveProperty('bytes');
  expectTypeOf<CallOf<typeof ENDPOINTS.speech.textToSpeech>>().not.toHaveProperty('bytes');
});

it('that does not fit its endpoint is refused by the compiler', () => {
  const health: Handlers<'health'> = {
    // @ts-expect-error nobody is looked for where anyone may call
    live: async ({ learner }) => ({ status: 'live', service: String(learner) }),
    // @ts-expect-error only a service is counted
    ready: { count: async () => undefined, run: async () => ({ status: 'ready', content_version: '' }) },
    // @ts-expect-error the answer is another one
    maintenance: async () => ({ is_on: 'yes' }),
  };
  expectTypeOf(health).toEqualTypeOf<Handlers<'health'>>();
});
