import { DAILY_CAP } from '#contract/notebook.ts';
import { reviewMinutes } from '../notebook/review-time.ts';
import type { PlannedReminder } from './plan-reminder.ts';

interface ReminderFacts extends Pick<PlannedReminder, 'days' | 'isLast'> {
  /** Cards of the notebook that are due by the end of the learner's day. */
  dueCards: number;
}

/** From then on a reminder asks for nothing, days without practice. */
const LONG = 4;

function ofCards(dueCards: number): string | null {
  if (dueCards === 0) return null;
  const count = Math.min(dueCards, DAILY_CAP);
  return `Ôn ${count} thẻ đến hạn, khoảng ${reviewMinutes(count)} phút`;
}

/** What a streak reminder says: never what was missed, only what comes next, and how long that takes where it is known. */
export function reminderWords({ days, isLast, dueCards }: ReminderFacts): { title: string; body: string } {
  if (isLast)
    return {
      title: 'Khi nào tiện, bạn ghé luyện nhé',
      body: 'Mình sẽ không nhắc nữa cho đến khi bạn luyện lại.',
    };
  if (days >= LONG)
    return {
      title: 'Khi nào tiện, bạn ghé luyện nhé',
      body: 'Bài của bạn vẫn ở đây, đúng chỗ bạn dừng lại.',
    };
  const what = ofCards(dueCards) ?? 'Một bài ngắn';
  return days === 1
    ? { title: 'Đến giờ luyện hôm nay', body: `${what} là đủ để chuỗi ngày học đi tiếp.` }
    : { title: 'Mình luyện tiếp nhé', body: `${what} thôi cũng được tính cho hôm nay.` };
}
