import type { SpeakingRoom, SpokenLine } from '#contract/speaking.ts';
import type { ConversationPlace } from '#src/platform/outbox/database/rows.ts';
import type { Asked } from '#src/shared/speaking/use-turn.ts';
import { ROOM } from '../messages/practice-room.ts';
import { type RoomStep, wordingOf } from './room-steps.ts';

/** How the learner came to a question. */
export type Arrival = 'first' | 'back' | 'next' | 'again' | 'more';

/** Whether a question is a card with time to prepare. */
export const isCard = ({ content }: RoomStep): boolean => content.prep_seconds > 0 && content.cues.length > 0;

/** What the examiner says before a question. */
function openingLines({ examiner, intro }: SpeakingRoom, arrival: Arrival, times: number): SpokenLine[] {
  switch (arrival) {
    case 'first':
      return [...wordingOf(examiner.greeting, times), ...(intro ? [intro] : [])];
    case 'back':
      return wordingOf(examiner.welcome_back, times);
    case 'next':
      return wordingOf(examiner.thank_go_on, times);
    case 'again':
    case 'more':
      return [];
  }
}

/** What the examiner says at a place, the question last. */
export function linesAt(
  room: SpeakingRoom,
  step: RoomStep,
  { followUp }: ConversationPlace,
  arrival: Arrival,
  times: number,
): SpokenLine[] {
  return [...openingLines(room, arrival, times), followUp ?? step.line];
}

/** The question at a place, as the examiner asks it. @param lines what the examiner says */
export function askedAt(
  room: SpeakingRoom,
  step: RoomStep,
  { followUp }: ConversationPlace,
  lines: readonly SpokenLine[],
): Asked {
  const { part, max_seconds } = step.content;
  const title = room.set.title_vi;
  return {
    questionId: followUp && step.moreId !== null ? step.moreId : step.id,
    lines,
    // Nothing is repeated where nothing was said: the card is on screen.
    onSilence: lines.length === 0 ? null : (wordingOf(room.examiner.silence, step.position)[0] ?? null),
    timing: { part, isTalk: isCard(step), cutAfter: null },
    maxSeconds: max_seconds,
    ...(followUp && { asked: { text: followUp.text, by: followUp.by } }),
    label: followUp ? ROOM.moreLabel(title, step.position) : ROOM.label(title, step.position),
  };
}
