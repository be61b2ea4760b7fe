import { z } from 'zod/mini';
import { engine, estimate } from './evaluation-parts.ts';
import { attemptSchema, questionResult } from './practice.ts';

/** Levels that learners recognise themselves in, 1 (first words) to 5 (free conversation). */
export const SPEAKING_LEVELS = [1, 2, 3, 4, 5] as const;
export const speakingLevelSchema = z.literal(SPEAKING_LEVELS);
export type SpeakingLevel = z.infer<typeof speakingLevelSchema>;

/** Parts of the speaking exam. */
export const SPEAKING_PARTS = [1, 2, 3] as const;

export const SPEAKING_CATEGORIES = ['people', 'places', 'study-work', 'things', 'events', 'life'] as const;
export type SpeakingCategory = (typeof SPEAKING_CATEGORIES)[number];

/**
 * What is spoken as one attempt: a topic of Part 1, or a card of Part 2 with its Part 3; a whole test; the trial for
 * everybody; the short interview; the minute of speech that a level is suggested from.
 */
export const SPEAKING_MODES = ['topic', 'test', 'trial', 'interview', 'level'] as const;
export type SpeakingMode = (typeof SPEAKING_MODES)[number];

/** What the examiner says, with its meaning and its voice. */
export const spokenLine = z.object({
  text: z.string(),
  /** Vietnamese. */
  vi: z.string(),
  /** Path of the sound, from the site's root; the server makes it when it is first asked for. */
  voice: z.string(),
});
export type SpokenLine = z.infer<typeof spokenLine>;

/**
 * When an author's follow-up is asked: the answer was short, gave no reason, or one of `words` was heard in it.
 */
export const FOLLOW_UP_CONDITIONS = ['short', 'no_reason', 'heard'] as const;

export const followUpSchema = z.extend(spokenLine, {
  when: z.enum(FOLLOW_UP_CONDITIONS),
  /** Lower case; only for `heard`. */
  words: z.array(z.string()),
});
export type FollowUp = z.infer<typeof followUpSchema>;

/**
 * When a further follow-up is asked: an example was given or none was; something that happened was told, or told without
 * saying when; a feeling or an opinion was stated.
 */
export const NOTICED_CONDITIONS = ['example', 'no_example', 'past', 'no_time', 'feeling', 'opinion'] as const;

export const noticedFollowUp = z.extend(spokenLine, { when: z.enum(NOTICED_CONDITIONS) });
export type NoticedFollowUp = z.infer<typeof noticedFollowUp>;

/** An answer as somebody of a band would give it. */
export const modelAnswer = z.object({
  band: z.number(),
  text: z.string(),
  /** Phrases that carry it, verbatim. */
  phrases: z.array(z.string()),
  voice: z.string(),
});
export type ModelAnswer = z.infer<typeof modelAnswer>;

export const vocabularyItem = z.object({
  word: z.string(),
  /** American, between slashes. */
  ipa: z.string(),
  /** Vietnamese. */
  gloss: z.string(),
  example: z.string(),
});
export type VocabularyItem = z.infer<typeof vocabularyItem>;

/** What the room needs for a question besides the question itself. */
export const questionScript = z.object({
  line: spokenLine,
  /** The points of a Part 2 card in Vietnamese; empty for the other questions. */
  cues_vi: z.array(z.string()),
  follow_ups: z.array(followUpSchema),
  /** Apart, since devices from before know none of these conditions; missing in stored sets of earlier servers. */
  noticed: z.optional(z.array(noticedFollowUp)),
  models: z.array(modelAnswer),
  /** Vietnamese: how to go about it. */
  tip_vi: z.nullable(z.string()),
});
export type QuestionScript = z.infer<typeof questionScript>;

/** Moments at which the examiner says something that is no question. */
export const EXAMINER_MOMENTS = [
  'greeting',
  'silence',
  'not_heard',
  'ask_more',
  'thank_go_on',
  'polite_cut',
  'end',
  'microphone_lost',
  'welcome_back',
] as const;
export type ExaminerMoment = (typeof EXAMINER_MOMENTS)[number];

/** Wordings for each moment, of which the room chooses one. */
export const examinerLines = z.object({
  greeting: z.array(spokenLine),
  silence: z.array(spokenLine),
  not_heard: z.array(spokenLine),
  ask_more: z.array(spokenLine),
  thank_go_on: z.array(spokenLine),
  polite_cut: z.array(spokenLine),
  end: z.array(spokenLine),
  microphone_lost: z.array(spokenLine),
  welcome_back: z.array(spokenLine),
});
export type ExaminerLines = z.infer<typeof examinerLines>;

/** What the examiner says between the parts of a test. */
export const examTransitions = z.object({
  greeting: spokenLine,
  part_1_to_2: spokenLine,
  card: spokenLine,
  part_2_start: spokenLine,
  part_2_stop: spokenLine,
  part_2_to_3: spokenLine,
  end: spokenLine,
  polite_cuts: z.array(spokenLine),
});
export type ExamTransitions = z.infer<typeof examTransitions>;

/** A topic, a test, the trial or the interview, as it is listed. */
export const speakingSet = z.object({
  id: z.string(),
  mode: z.enum(SPEAKING_MODES),
  /** English, as the examiner would call it. */
  title: z.string(),
  title_vi: z.string(),
  summary_vi: z.string(),
  /** Null for what is no topic. */
  category: z.nullable(z.enum(SPEAKING_CATEGORIES)),
  /** Of a topic: 1, or 2 for a card with its Part 3. */
  part: z.nullable(z.union([z.literal(1), z.literal(2)])),
  /** Level of the courses that it suits first: 0 Pre-Foundation to 4 Advanced. */
  level: z.number(),
  /** Open to everybody who is signed in. */
  is_free: z.boolean(),
  /** Questions without follow-ups, and how long they take, minutes. */
  questions: z.number(),
  minutes: z.number(),
});
export type SpeakingSet = z.infer<typeof speakingSet>;

/** The same with what the learner has done of it. */
export const learnerSet = z.extend(speakingSet, {
  /** Submitted attempts. */
  done: z.number(),
  /** Of the latest attempt that has a band. */
  band: z.nullable(estimate),
  /** An attempt that was not submitted; its time is milliseconds since 1970. */
  open: z.nullable(z.object({ attempt_id: z.uuid(), answered: z.number(), at: z.number() })),
});
export type LearnerSet = z.infer<typeof learnerSet>;

/** Everything that is needed to hold the conversation, with no network, too. */
export const speakingSetDetail = z.object({
  set: speakingSet,
  /** What the examiner begins with; null where a question is the beginning. */
  intro: z.nullable(spokenLine),
  examiner: examinerLines,
  /** Only for a test. */
  transitions: z.nullable(examTransitions),
  vocabulary: z.array(vocabularyItem),
  /** In order; a follow-up comes after the question that it `follows`. */
  questions: z.array(z.extend(questionResult, { script: z.nullable(questionScript) })),
  attempt: z.nullable(attemptSchema),
});
export type SpeakingSetDetail = z.infer<typeof speakingSetDetail>;
export type SpeakingQuestion = SpeakingSetDetail['questions'][number];

/** Results of the learner's latest attempts: when it was submitted, its band with its range. */
export const bandPoint = z.object({
  attempt_id: z.uuid(),
  set_id: z.string(),
  title_vi: z.string(),
  mode: z.enum(SPEAKING_MODES),
  /** Milliseconds since 1970. */
  at: z.number(),
  band: estimate,
});
export type BandPoint = z.infer<typeof bandPoint>;

/** Days of the statistics, and bands in it: neither grows with what the learner has done. */
export const STATISTIC_DAYS = 84;
export const STATISTIC_BANDS = 30;

/** Sums over the talks of a day or of all days. */
export const talkSums = z.object({
  /** Graded or measured talks, and what they last, seconds. */
  talks: z.number(),
  seconds: z.number(),
  /** Of talks with a transcript: words, the seconds they take with their pauses, and the seconds of those pauses. */
  words: z.number(),
  talk_seconds: z.number(),
  pause_seconds: z.number(),
  /** Means over those talks: words before the vocabulary repeats, and how clear the words are, 0–100. */
  diversity: z.nullable(z.number()),
  pronunciation: z.nullable(z.number()),
});
export type TalkSums = z.infer<typeof talkSums>;

/** The public result of an interview: nothing that tells who spoke. */
export const interviewResult = z.object({
  id: z.uuid(),
  state: z.enum(['waiting', 'graded', 'declined']),
  /** Milliseconds since 1970. */
  at: z.number(),
  engine: z.nullable(engine),
  band: z.nullable(estimate),
  criteria: z.array(z.object({ code: z.enum(['FC', 'LR', 'GRA', 'P']), band: estimate })),
  /** Vietnamese: why there is no band. */
  message: z.nullable(z.string()),
  /** Answered questions, and all. */
  answered: z.number(),
  of: z.number(),
});
export type InterviewResult = z.infer<typeof interviewResult>;
