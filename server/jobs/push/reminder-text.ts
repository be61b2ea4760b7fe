import type { PlannedReminder } from '#rules/reminders/plan-reminder.ts';

/** What a streak reminder says: never what was missed, only what comes next. */
export function reminderText({ days, isLast }: Pick<PlannedReminder, 'days' | 'isLast'>): {
  title: string;
  body: string;
} {
  if (isLast)
    return {
      title: 'Khi nào tiện, bạn ghé luyện nhé',
      body: 'Mình sẽ không nhắc nữa cho đến khi bạn luyện lại.',
    };
  if (days === 1)
    return { title: 'Đến giờ luyện hôm nay', body: 'Một bài ngắn là đủ để chuỗi ngày học đi tiếp.' };
  if (days <= 3)
    return { title: 'Mình luyện tiếp nhé', body: 'Một bài ngắn thôi cũng được tính cho hôm nay.' };
  return {
    title: 'Khi nào tiện, bạn ghé luyện nhé',
    body: 'Bài của bạn vẫn ở đây, đúng chỗ bạn dừng lại.',
  };
}
