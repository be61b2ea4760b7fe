import { describe, expect, it } from 'vitest';
import type { Audits } from '#contract/protocol/endpoint.ts';
import { auditCall } from './audit-call.ts';

const MAI = { id: 'mai', roles: ['teacher'] } as const;
const parts = { params: { id: 'g-1' }, query: undefined, body: { id: 'other', note: 'a text' } };

const noted = (audits: Partial<Audits>) =>
  auditCall({ as: 'grading.read', about: 'learners', ...audits }, MAI, parts);

describe('what a call of staff did', () => {
  it('is done to the learners whom the handler names', () => {
    const { about, act } = noted({});
    about('lan');
    about(['huy', 'an']);
    expect(act()).toEqual({
      actor: 'mai',
      action: 'grading.read',
      subjects: ['lan', 'huy', 'an'],
      object: null,
    });
  });

  it('cannot be recorded before they are named', () => {
    expect(() => noted({}).act()).toThrow('grading.read names no learner');
  });

  it('may concern none, if the list is empty or the call is about nobody', () => {
    const { about, act } = noted({});
    about([]);
    expect(act().subjects).toEqual([]);
    expect(noted({ about: 'nobody' }).act().subjects).toEqual([]);
  });

  it('has the object of the path before one of the body, unless the handler names another', () => {
    const { about, act } = noted({ object: 'id' });
    about('lan');
    expect(act().object).toBe('g-1');
    about([], 'g-2');
    expect(act().object).toBe('g-2');
  });
});
