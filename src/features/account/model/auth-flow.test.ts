import { describe, expect, it } from 'vitest';
import { createAuthFlow } from './auth-flow.ts';
import type { AuthEffect, AuthEvent } from './auth-machine.ts';

function setUp(answers: Partial<Record<AuthEffect['kind'], AuthEvent>>) {
  const performed: AuthEffect['kind'][] = [];
  const clock = { now: 0 };
  const flow = createAuthFlow('register', {
    now: () => clock.now,
    perform: async (effect) => {
      performed.push(effect.kind);
      return answers[effect.kind] ?? { type: 'failed', message: '' };
    },
  });
  flow.send({ type: 'phone-typed', phone: '0912345678' });
  return { flow, performed, clock };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createAuthFlow', () => {
  it('chains the calls', async () => {
    const { flow, performed } = setUp({
      'check-account': { type: 'account-checked', exists: false, hasPassword: true },
      'send-otp': { type: 'otp-sent', now: 0 },
    });
    flow.send({ type: 'register-submitted' });
    await settled();
    expect(performed).toEqual(['check-account', 'send-otp']);
    expect(flow.store.getState().page).toBe('otp-register');
  });

  it.each([
    [499, 1],
    [500, 2],
  ])('debounces: a second submit after %d ms makes %d calls', async (pause, calls) => {
    const { flow, performed, clock } = setUp({});
    flow.send({ type: 'register-submitted' });
    await settled();
    clock.now = pause;
    flow.send({ type: 'register-submitted' });
    await settled();
    expect(performed).toHaveLength(calls);
  });

  it('does not debounce across forms', async () => {
    const { flow, performed } = setUp({});
    flow.send({ type: 'register-submitted' });
    await settled();
    flow.send({ type: 'page-chosen', page: 'login' });
    flow.send({ type: 'login-submitted', password: '12345' });
    await settled();
    expect(performed).toEqual(['check-account', 'login']);
  });

  it('ignores a response that arrives after the learner has changed the page', async () => {
    const { flow } = setUp({ 'check-account': { type: 'account-checked', exists: true, hasPassword: true } });
    flow.send({ type: 'register-submitted' });
    flow.send({ type: 'page-chosen', page: 'register' });
    await settled();
    expect(flow.store.getState().page).toBe('register');
    expect(flow.store.getState().effect).toBeNull();
  });

  it('ends what nobody waits for any more', () => {
    const signals: AbortSignal[] = [];
    const flow = createAuthFlow('register', {
      now: () => 0,
      perform: (_, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    flow.send({ type: 'phone-typed', phone: '0912345678' });
    flow.send({ type: 'register-submitted' });
    flow.send({ type: 'page-chosen', page: 'login' });
    flow.send({ type: 'login-submitted', password: '12345' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    flow.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
