import { describe, expect, it } from 'vitest';
import { createAuthFlow } from './auth-flow.ts';
import type { AuthEffect, AuthEvent } from './auth-machine.ts';

function setUp(answers: Partial<Record<AuthEffect['kind'], AuthEvent>>) {
  const made: AuthEffect['kind'][] = [];
  const clock = { now: 0 };
  const flow = createAuthFlow('register', {
    now: () => clock.now,
    perform: async (effect) => {
      made.push(effect.kind);
      return answers[effect.kind] ?? { type: 'failed', message: '' };
    },
  });
  flow.send({ type: 'phone-typed', phone: '0912345678' });
  return { flow, made, clock };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createAuthFlow', () => {
  it('follows one call by the next', async () => {
    const { flow, made } = setUp({
      'check-account': { type: 'account-checked', exists: false },
      'send-otp': { type: 'otp-sent', now: 0 },
    });
    flow.send({ type: 'register-submitted' });
    await settled();
    expect(made).toEqual(['check-account', 'send-otp']);
    expect(flow.store.getState().page).toBe('otp-register');
  });

  it.each([
    [499, 1],
    [500, 2],
  ])('takes a second submit after %d ms: %d calls', async (pause, calls) => {
    const { flow, made, clock } = setUp({});
    flow.send({ type: 'register-submitted' });
    await settled();
    clock.now = pause;
    flow.send({ type: 'register-submitted' });
    await settled();
    expect(made).toHaveLength(calls);
  });

  it('does not hold back another form', async () => {
    const { flow, made } = setUp({});
    flow.send({ type: 'register-submitted' });
    await settled();
    flow.send({ type: 'page-chosen', page: 'login' });
    flow.send({ type: 'login-submitted', password: '12345' });
    await settled();
    expect(made).toEqual(['check-account', 'login']);
  });

  it('ignores an answer that comes after the learner went elsewhere', async () => {
    const { flow } = setUp({ 'check-account': { type: 'account-checked', exists: true } });
    flow.send({ type: 'register-submitted' });
    flow.send({ type: 'page-chosen', page: 'register' });
    await settled();
    expect(flow.store.getState().page).toBe('register');
    expect(flow.store.getState().effect).toBeNull();
  });
});
