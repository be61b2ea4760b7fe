import { expect, it } from 'vitest';
import { topicDetail } from '#tests/support/speaking-topic.ts';
import { linesAhead } from './lines-ahead.ts';

it('the voices of a conversation are fetched ahead, what is said when something goes wrong among the first', () => {
  const texts = linesAhead(topicDetail()).map(({ text }) => text);
  expect(texts.slice(0, 6)).toEqual([
    "Let's talk about where you come from.",
    'Which part of the country did you grow up in?',
    'Thank you, let me stop you there.',
    "I can't hear your microphone anymore.",
    'Could you say it again?',
    "I'll ask you that one more time.",
  ]);
  expect(texts).toContain('What would a visitor notice first?');
});
