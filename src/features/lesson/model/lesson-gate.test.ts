import { describe, expect, it } from 'vitest';
import { ApiError, type ClientCode } from '#src/platform/http/api-result.ts';
import { lessonGate } from './lesson-gate.ts';

const failed = (code: ClientCode): ApiError =>
  new ApiError({ success: false, status: 500, code, message: '', data: null, retryAfter: null });
const answer = (is_allowed: boolean, course_activation_status: 0 | 1 | 2 | 10) => ({
  data: { is_allowed, course_activation_status, course_id: 'c/1' },
  error: null,
});

describe('lessonGate', () => {
  it.each([
    ['allowed', answer(true, 1), null],
    ['activation pending', answer(false, 2), '/course-detail/c%2F1?activate=l1'],
    ['not bought', answer(false, 0), '/'],
    ['expired', answer(false, 10), '/'],
    ['check pending', { data: undefined, error: null }, null],
    ['no network', { data: undefined, error: failed('NETWORK') }, null],
    ['a captive portal', { data: undefined, error: failed('FOREIGN_ANSWER') }, null],
    ['a busy server', { data: undefined, error: failed('UNAVAILABLE') }, null],
    ['signed out elsewhere', { data: undefined, error: failed('NOT_SIGNED_IN') }, null],
    ['the check failed', { data: undefined, error: failed('SERVER_ERROR') }, '/error'],
    ['no such lesson', { data: undefined, error: failed('NOT_FOUND') }, '/error'],
    ['allowed before, the check fails now', { ...answer(true, 1), error: failed('SERVER_ERROR') }, null],
  ])('%s', (_name, check, expected) => {
    expect(lessonGate('l1', check, false)).toBe(expected);
  });

  it.each([
    ['not bought', answer(false, 0), '/tutor?source=web'],
    ['expired', answer(false, 10), '/tutor?source=web'],
    ['activation pending', answer(false, 2), '/course-detail/c%2F1?activate=l1'],
    ['allowed', answer(true, 0), null],
  ])('redirects a tutoring VIP to the tutor page: %s', (_name, check, expected) => {
    expect(lessonGate('l1', check, true)).toBe(expected);
  });
});
