import { SECTION_STATUS } from '#contract/lesson.ts';
import type { NotebookCard } from '#contract/notebook.ts';
import { PRONUNCIATION_STATUS } from '#contract/pronunciation-lesson.ts';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { ZoneHistory } from '#contract/time-zone.ts';
import { addDays, vietnamDay } from '#rules/calendar/calendar.ts';
import { instantOf, localDay, zoneAt } from '#rules/calendar/time-zone.ts';
import { plannedDue } from '#rules/notebook/day-plan.ts';
import { isReviewStudy } from '#rules/streak/review-study.ts';
import { studyDay } from '#rules/streak/study-day.ts';
import { pending } from '#src/platform/outbox/queue/pending.ts';
import type { NotebookData } from '#src/shared/notebook/due-cards.ts';

/** ISO day that queued work counts for, by the id of its command. */
export type WaitingDays = ReadonlyMap<string, string>;

/** The distinct days, in ascending order. */
export const daysOf = (waiting: WaitingDays): string[] => [...new Set(waiting.values())].toSorted();

interface Setting {
  /** Milliseconds since 1970, by the server's clock if its skew is known. */
  now: number;
  zones: ZoneHistory;
  /** The notebook as stored on this device, which includes the queued reviews; undefined if it is not loaded. */
  notebook: NotebookData | undefined;
}

interface WaitingReview {
  id: string;
  cardId: string;
  /** ISO date, and the time, milliseconds since 1970. */
  day: string;
  at: number;
}

/** Cards still due on a day, as far as this device knows them. */
function dueBy(cards: readonly NotebookCard[], day: string, zone: string): number {
  const end = instantOf(addDays(day, 1), 0, zone);
  return cards.filter(({ memory }) => plannedDue(memory) < end).length;
}

/** Whether the reviews of a day, those waiting and those the server has, make it a study day. */
function isStudyDay(day: string, reviews: readonly WaitingReview[], { zones, notebook }: Setting): boolean {
  const cards = new Set(reviews.map(({ cardId }) => cardId));
  const zone = zoneAt(zones, Math.max(...reviews.map(({ at }) => at)));
  // What was reviewed "today" is counted by the day in Vietnam.
  const isSameDay = notebook && vietnamDay(notebook.now) === day && localDay(notebook.now, zone) === day;
  for (const cardId of isSameDay ? notebook.reviewed_today : []) cards.add(cardId);
  const left = notebook ? dueBy(notebook.cards, day, zone) : Number.POSITIVE_INFINITY;
  return isReviewStudy({ reviewed: cards.size, left });
}

/** Days on which the learner completed something that is still queued on this device, by the rules of the server. */
export async function waitingStudyDays(owner: string, setting: Setting): Promise<WaitingDays> {
  const rows = await pending(
    [
      ENDPOINTS.lesson.updateProgress,
      ENDPOINTS.lesson.sectionProgressPronunciation,
      ENDPOINTS.practice.submit,
      ENDPOINTS.speakingRoom.submitTopic,
      ENDPOINTS.notebook.review,
    ],
    { owner },
  );
  const days = new Map<string, string>();
  const reviews: WaitingReview[] = [];
  for (const { id, state, operation, body } of rows) {
    const completedAt = body.at + body.skew;
    const { day, counts } = studyDay({ completedAt, receivedAt: setting.now }, setting.zones);
    if (state !== 'queued' || !counts) continue;
    if (operation === 'notebook.review') reviews.push({ id, cardId: body.card_id, day, at: completedAt });
    else if (operation === 'lesson.sectionProgressPronunciation') {
      if (body.status === PRONUNCIATION_STATUS.completed) days.set(id, day);
    } else if (operation !== 'lesson.updateProgress' || body.status === SECTION_STATUS.completed)
      days.set(id, day);
  }
  for (const [day, ofDay] of Map.groupBy(reviews, (review) => review.day)) {
    if (isStudyDay(day, ofDay, setting)) for (const { id } of ofDay) days.set(id, day);
  }
  return days;
}
