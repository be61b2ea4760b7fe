import { describe, expect, it } from 'vitest';
import { recordedAnswer } from './recorded-answer.ts';

describe('recordedAnswer', () => {
  it.each(['voice', 'ielts_scripted_speaking', 'ielts_unscripted_speaking'] as const)(
    'is made for %s',
    (type) => {
      expect(recordedAnswer(type, 'r')).toEqual({ type_code: type, recording_id: 'r' });
    },
  );
  it('is null for written types', () => {
    expect(recordedAnswer('ielts_writing', 'r')).toBeNull();
  });
});
