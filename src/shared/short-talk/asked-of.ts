import type { AnswerOf } from '#contract/question.ts';
import type { SpeakingRoom } from '#contract/speaking.ts';
import type { SayableLine } from '#src/shared/examiner/examiner-voice.ts';
import type { Asked } from '#src/shared/speaking/use-turn.ts';
import type { Step } from './use-steps.ts';

/** The examiner stops an answer at this many times the length that the exam gives it: nobody talks for 20 minutes. */
const PATIENCE = 2;

/** How the examiner comes to a question. */
export type Opening = 'greeting' | 'welcome_back' | 'thank_go_on' | 'none';

/** What an answer to a follow-up says of its question; nothing for other questions. */
export const askedIn = ({
  followUp,
}: Step): { asked?: NonNullable<AnswerOf<'ielts_unscripted_speaking'>['asked']> } =>
  followUp ? { asked: { text: followUp.text, by: followUp.by } } : {};

/** What the examiner says of a question itself. */
export const lineOf = ({ question, followUp }: Step): SayableLine =>
  followUp ?? question.script?.line ?? { text: question.content.prompt, voice: '' };

function openingLines(room: SpeakingRoom, opening: Opening, { question, followUp }: Step): SayableLine[] {
  if (opening === 'none' || followUp) return [];
  if (opening === 'greeting' && room.intro) return [room.intro];
  const lines = room.examiner[opening];
  const line = lines[question.position % Math.max(1, lines.length)];
  return line ? [line] : [];
}

interface Asking {
  opening: Opening;
  /** The question was read on a card, so the learner only goes on. */
  isSaid: boolean;
  label: string;
}

/** A step as a turn of the conversation; null for a question that is not spoken. */
export function askedOf(room: SpeakingRoom, step: Step, { opening, isSaid, label }: Asking): Asked | null {
  const { id, content } = step.question;
  if (content.type_code !== 'ielts_unscripted_speaking') return null;
  const longest = PATIENCE * content.max_seconds;
  return {
    questionId: id,
    lines: isSaid ? [] : [...openingLines(room, opening, step), lineOf(step)],
    onSilence: room.examiner.silence[0] ?? null,
    timing: { part: content.part, isTalk: content.cues.length > 0, cutAfter: longest },
    maxSeconds: longest,
    ...askedIn(step),
    label,
  };
}
