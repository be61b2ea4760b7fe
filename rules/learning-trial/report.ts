import type {
  TrialAsk,
  TrialChat,
  TrialOverview,
  TrialPhase,
  TrialPhaseReport,
  TrialSkill,
} from '#contract/learning-trial.ts';
import { type GivenAnswer, type Outcome, outcomeOf } from './outcome.ts';
import { hasImproved, levelRank, skillLevel } from './skill-level.ts';

/** A lesson with what was answered in it, on the server or on the device. */
export interface GivenLesson {
  attemptId: string;
  isSubmitted: boolean;
  /** By the question's id. */
  answers: ReadonlyMap<string, GivenAnswer>;
}

type Chat = Pick<TrialChat, 'skills' | 'messages'>;
type AskedOutcome = Outcome & { ask: TrialAsk };

/** Next steps that a report names. */
const MAX_NEXT = 3;

const outcomesOf = (
  { messages }: Chat,
  { answers }: GivenLesson,
  phases: readonly TrialPhase[],
): AskedOutcome[] =>
  messages.flatMap(({ ask, phase }) =>
    ask && phases.includes(phase) ? [{ ask, ...outcomeOf(ask, answers.get(ask.question.id)) }] : [],
  );

const levelIn = (asked: readonly AskedOutcome[], skill: string) =>
  skillLevel(asked.filter(({ ask }) => ask.skill === skill).map(({ outcome }) => outcome));

const countsOf = ({ attemptId, isSubmitted }: GivenLesson, asked: readonly AskedOutcome[]) => {
  const number = (which: Outcome['outcome']) => asked.filter(({ outcome }) => outcome === which).length;
  const state = number('waiting') > 0 ? 'waiting' : 'final';
  return {
    attempt_id: attemptId,
    state: isSubmitted ? state : 'open',
    answered: asked.length - number('skipped'),
    right: number('right'),
    of: asked.length,
  } as const;
};

const isAskedFor = (asked: readonly AskedOutcome[], { id }: TrialSkill): boolean =>
  asked.some(({ ask }) => ask.skill === id);

/** The report on a phase. */
export function phaseReport(chat: Chat, lesson: GivenLesson, phase: TrialPhase): TrialPhaseReport {
  const asked = outcomesOf(chat, lesson, [phase]);
  return {
    ...countsOf(lesson, asked),
    phase,
    skills: chat.skills
      .filter((skill) => isAskedFor(asked, skill))
      .map(({ id, can_vi, not_yet_vi }) => {
        const level = levelIn(asked, id);
        return { id, level, text_vi: level === 'can' ? can_vi : not_yet_vi };
      }),
    answers: asked.map(({ ask, outcome, score }) => ({ question_id: ask.question.id, outcome, score })),
  };
}

/** Both phases: what counts is what somebody can do after it was taught, unless they have not tried that. */
export function overviewReport(chat: Chat, lesson: GivenLesson): TrialOverview {
  const before = outcomesOf(chat, lesson, ['application']);
  const after = outcomesOf(chat, lesson, ['coaching']);
  const results = chat.skills.map((skill) => {
    const [first, second] = [levelIn(before, skill.id), levelIn(after, skill.id)];
    const level = second === 'unknown' ? first : second;
    return { skill, level, improved: hasImproved(first, second) };
  });
  const weakFirst = results.toSorted((one, other) => levelRank(one.level) - levelRank(other.level));
  const steps = new Map(weakFirst.map(({ skill: { next } }) => [`${next.page} ${next.text_vi}`, next]));
  return {
    ...countsOf(lesson, [...before, ...after]),
    skills: results.map(({ skill: { id, can_vi, not_yet_vi }, level, improved }) => ({
      id,
      level,
      improved,
      text_vi: level === 'can' ? can_vi : not_yet_vi,
    })),
    next: [...steps.values()].slice(0, MAX_NEXT),
  };
}
