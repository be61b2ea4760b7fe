import { expect, it } from 'vitest';
import { reminderWords } from './reminder-words.ts';

it.each([
  ['the first day', { days: 1, dueCards: 0 }, 'Một bài ngắn là đủ để chuỗi ngày học đi tiếp.'],
  [
    'cards to review',
    { days: 1, dueCards: 12 },
    'Ôn 12 thẻ đến hạn, khoảng 6 phút là đủ để chuỗi ngày học đi tiếp.',
  ],
  [
    'more cards than a day’s share',
    { days: 2, dueCards: 240 },
    'Ôn 30 thẻ đến hạn, khoảng 15 phút thôi cũng được tính cho hôm nay.',
  ],
  ['the third day', { days: 3, dueCards: 0 }, 'Một bài ngắn thôi cũng được tính cho hôm nay.'],
  ['a long time', { days: 4, dueCards: 12 }, 'Bài của bạn vẫn ở đây, đúng chỗ bạn dừng lại.'],
  [
    'the last one',
    { days: 3, dueCards: 12, isLast: true },
    'Mình sẽ không nhắc nữa cho đến khi bạn luyện lại.',
  ],
])('a reminder after %s says what the next minutes are', (_, facts, body) => {
  expect(reminderWords({ isLast: false, ...facts }).body).toBe(body);
});
