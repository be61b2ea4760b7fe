import { expectTypeOf, it } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Learner, Taker } from '#server/caller/taker.ts';
import type { Handler, Handlers } from './handler.ts';

type CallOf<E extends Endpoint> = Parameters<Extract<Handler<E>, (call: never) => unknown>>[0];

it('receives the kind of caller that its endpoint declares, and no other', () => {
  expectTypeOf<CallOf<typeof ENDPOINTS.health.live>>().not.toHaveProperty('learner');
  expectTypeOf<CallOf<typeof ENDPOINTS.course.list>['learner']>().toEqualTypeOf<Learner | undefined>();
  expectTypeOf<CallOf<typeof ENDPOINTS.course.list>>().not.toHaveProperty('guest');
  expectTypeOf<CallOf<typeof ENDPOINTS.lesson.assets>['guest']>().toEqualTypeOf<Learner | undefined>();
  expectTypeOf<CallOf<typeof ENDPOINTS.vip.isVip>['learner']>().toEqualTypeOf<Learner>();
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>['taker']>().toEqualTypeOf<Taker>();
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>>().not.toHaveProperty('learner');
});

it('receives the input of its kind of call, and nothing else', () => {
  expectTypeOf<CallOf<typeof ENDPOINTS.practice.submit>>().toHaveProperty('tx');
  expectTypeOf<CallOf<typeof ENDPOINTS.vip.isVip>>().not.toHaveProperty('tx');
  expectTypeOf<CallOf<typeof ENDPOINTS.file.uploadToServer>>().toHaveProperty('upload');
  expectTypeOf<CallOf<typeof ENDPOINTS.profile.updateAvatar>['bytes']>().toEqualTypeOf<Buffer>();
  expectTypeOf<CallOf<typeof ENDPOINTS.speech.scoreV2>>().toHaveProperty('bytes');
  expectTypeOf<CallOf<typeof ENDPOINTS.speech.textToSpeech>>().not.toHaveProperty('bytes');
});

it('does not compile when it does not match its endpoint', () => {
  const health: Handlers<'health'> = {
    // @ts-expect-error a call open to anyone has no learner
    live: async ({ learner }) => ({ status: 'live', service: String(learner) }),
    // @ts-expect-error only services and forms are counted
    ready: { count: async () => undefined, run: async () => ({ status: 'ready', content_version: '' }) },
    // @ts-expect-error the response has another type
    maintenance: async () => ({ is_on: 'yes' }),
  };
  expectTypeOf(health).toEqualTypeOf<Handlers<'health'>>();
});
