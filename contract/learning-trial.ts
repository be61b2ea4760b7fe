import { z } from 'zod/mini';
import { aiEvaluationSchema } from './evaluation.ts';
import { answerSchema, questionKeySchema, questionSchema } from './question.ts';
import { spokenLine } from './speaking.ts';

/** Phases of the learning trial, in order: first with what one can do already, then coached. */
export const TRIAL_PHASES = ['application', 'coaching'] as const;
const trialPhase = z.enum(TRIAL_PHASES);
export type TrialPhase = z.infer<typeof trialPhase>;

/** How a message asks. `listen` and `say` need sound. */
const TRIAL_ASKS = ['choice', 'text', 'order', 'listen', 'say'] as const;

/** Where a report sends somebody next; the app knows the pages. */
export const TRIAL_PAGES = ['sounds', 'speaking_trial', 'placement', 'trial_class'] as const;
export type TrialPage = (typeof TRIAL_PAGES)[number];

/** What to do next, in Vietnamese. */
const nextStep = z.object({ text_vi: z.string(), page: z.enum(TRIAL_PAGES) });
export type NextStep = z.infer<typeof nextStep>;

/** Something that the lesson teaches: what somebody can do then, what to watch until then, and the next step. */
const trialSkill = z.object({
  id: z.string(),
  can_vi: z.string(),
  not_yet_vi: z.string(),
  next: nextStep,
});
export type TrialSkill = z.infer<typeof trialSkill>;

/** A question in a message. The key is sent along: the lesson is no test, and answers offline, too. */
const trialAsk = z.object({
  kind: z.enum(TRIAL_ASKS),
  /** Id of a skill. */
  skill: z.string(),
  question: questionSchema,
  key: questionKeySchema,
  /** What is only heard until it is answered (`listen`), or may be heard before it is said (`say`). */
  heard: z.nullable(spokenLine),
  /** Vietnamese replies. To what is said both are the same: its score comes later. */
  right_vi: z.string(),
  wrong_vi: z.string(),
});
export type TrialAsk = z.infer<typeof trialAsk>;

const trialMessage = z.object({
  id: z.string(),
  phase: trialPhase,
  /** Vietnamese, Markdown. */
  text_vi: z.string(),
  /** An English sentence that is taught. */
  line: z.nullable(spokenLine),
  ask: z.nullable(trialAsk),
});
export type TrialMessage = z.infer<typeof trialMessage>;

/** The book under which the centre keeps who did this lesson and wants to be advised. */
const trialBook = z.object({ id: z.string(), title_vi: z.string(), text_vi: z.string() });

/** The whole lesson, the same for everybody: with it, no network is needed any more. */
export const trialChat = z.object({
  /** Of its exercise. */
  id: z.string(),
  title_vi: z.string(),
  summary_vi: z.string(),
  minutes: z.number(),
  /** How long after a finished lesson it may be begun again, seconds. */
  wait_seconds: z.number(),
  book: trialBook,
  phases: z.array(z.object({ id: trialPhase, title_vi: z.string() })),
  skills: z.array(trialSkill),
  messages: z.array(trialMessage),
});
export type TrialChat = z.infer<typeof trialChat>;

const TRIAL_STATES = ['new', 'open', 'done'] as const;

/** Where somebody stopped; messages are named by their ids. */
export const trialStatus = z.object({
  state: z.enum(TRIAL_STATES),
  /** Null for `new`. */
  attempt_id: z.nullable(z.uuid()),
  answered: z.array(z.string()),
  /** Until another lesson may be begun, seconds; 0: now. */
  wait_seconds: z.number(),
});

/** What was answered in one's own lesson, as far as it has arrived. */
export const trialAnswers = z.object({
  attempt_id: z.uuid(),
  /** Milliseconds since 1970. */
  opened_at: z.number(),
  submitted_at: z.nullable(z.number()),
  answers: z.array(
    z.object({
      question_id: z.string(),
      answer: answerSchema,
      /** Only of what is said. */
      evaluation: z.nullable(aiEvaluationSchema),
    }),
  ),
});
export type TrialAnswers = z.infer<typeof trialAnswers>;

/** `waiting`: said, but not scored yet. `unscored`: it could not be scored. */
const ANSWER_OUTCOMES = ['right', 'wrong', 'waiting', 'unscored', 'skipped'] as const;
export type AnswerOutcome = (typeof ANSWER_OUTCOMES)[number];

/** `unknown`: nothing was answered, or all of it still waits. */
const SKILL_LEVELS = ['can', 'almost', 'not_yet', 'unknown'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

const counts = {
  attempt_id: z.uuid(),
  /** Whether something is still to be answered, or to be scored. */
  state: z.enum(['open', 'waiting', 'final']),
  answered: z.number(),
  right: z.number(),
  of: z.number(),
};

const skillResult = z.object({
  id: z.string(),
  level: z.enum(SKILL_LEVELS),
  /** What one can do, or what to watch; Vietnamese. */
  text_vi: z.string(),
});

/** Both phases together. */
export const trialOverview = z.object({
  ...counts,
  /** Better when coached than before. */
  skills: z.array(z.extend(skillResult, { improved: z.boolean() })),
  /** At most three, the weakest skill first. */
  next: z.array(nextStep),
});
export type TrialOverview = z.infer<typeof trialOverview>;

/** One phase, answer by answer. */
export const trialPhaseReport = z.object({
  ...counts,
  phase: trialPhase,
  skills: z.array(skillResult),
  answers: z.array(
    z.object({
      question_id: z.string(),
      outcome: z.enum(ANSWER_OUTCOMES),
      /** Of what was said, 0–100. */
      score: z.nullable(z.number()),
    }),
  ),
});
export type TrialPhaseReport = z.infer<typeof trialPhaseReport>;
