import type { BlogPostSummary } from '#contract/blog.ts';
import type { CertificateBar } from '#contract/certificate.ts';
import type { HolidayTheme } from '#contract/holiday-theme.ts';
import type { Section } from '#contract/lesson.ts';
import type { SectionDetail } from '#contract/lesson-detail.ts';
import type { Recording } from '#contract/listening.ts';
import type { PaymentMethod } from '#contract/payment.ts';
import type { GradingScale } from '#contract/practice.ts';
import type { Proof, Question, QuestionKey } from '#contract/question.ts';
import type { Revise } from '#contract/revise.ts';
import type { ListeningScript } from '#rules/listening/script.ts';
import type { TimedExam } from '../db/schema-content.ts';
import type { ConversationText, WrittenScene } from '../db/schema-conversation.ts';
import type { WrittenTrial } from '../db/schema-learning-trial.ts';
import type { WrittenLesson } from '../db/schema-pronunciation.ts';
import type { SoundText } from '../db/schema-sounds.ts';
import type { SpeakingText, speakingSets } from '../db/schema-speaking-content.ts';
import type { SpokenText } from './spoken-words.ts';

export interface PackQuestion {
  question: Question;
  key: QuestionKey;
  /** Markdown; shown after submission (practice) or after answering (revise). */
  explanation: string | null;
  /** Quotes that prove the key, shown with the explanation. */
  proofs: Proof[];
}

export interface PackExercise {
  id: string;
  kind: 'practice' | 'duet_video' | 'revise';
  title: string;
  instructions: string;
  passage: string | null;
  /** Listened to instead of a passage. */
  audio: Recording | null;
  /** Script that `audio` is generated from; null if the pack includes the recording or there is none. */
  script: ListeningScript | null;
  /** Scale (docs/product.md, point 4): 0 questions, 1 band, 2 of 100, 3 none. */
  grading_scale: GradingScale;
  feedback: Revise['feedback'];
  course_id: string;
  lesson_id: string;
  questions: PackQuestion[];
}

/** A turn of a duet to be recorded by a model voice. */
export interface PackDuetLine {
  /** Same id as in the lesson's details. */
  id: string;
  script: ListeningScript;
}

/** A timed test, outside any course. */
export interface PackExam {
  id: string;
  title: string;
  instructions: string;
  grading_scale: PackExercise['grading_scale'];
  test: TimedExam;
  /** Parts whose recording is generated from a script; `audio` is null until then. */
  scripts: { part: number; script: ListeningScript }[];
  /** Of all parts, in order; `part` is 1-based. */
  questions: (PackQuestion & { part: number })[];
}

export interface PackLesson {
  id: string;
  title: string;
  summary: string;
  /** Lesson type (docs/product.md, point 4): NORMAL 1 … FINAL_TEST 4. */
  type: number;
  position: number;
  minutes: number;
  is_trial: boolean;
  sections: Section[];
  /** Content of each section, by its id; model voices of duets are null until generated. */
  details: Record<string, SectionDetail>;
}

export interface PackCourse {
  id: string;
  name: string;
  level: number;
  summary: string;
  description: string;
  is_free: boolean;
  certificate: CertificateBar;
  price: number | null;
  position: number;
  lessons: PackLesson[];
}

/** A class with a teacher as a demonstration: nothing of it is served. */
export interface PackClass {
  id: string;
  name: string;
  summary: string;
  /** `CLASS_LEVELS`. */
  level: number;
  final_test: string | null;
  /** Length of a lesson. */
  minutes: number;
  /** Two a week. */
  lessons: {
    title: string;
    summary: string;
    /** Practices, revise sets and tests. */
    homework: string[];
    /** Study sheets. */
    sheets: string[];
    /** What the teacher wrote after the lesson. */
    note: string;
  }[];
}

/** `body` is the displayed text, which includes players once the spoken words have been recorded. */
export interface PackStudySheet extends SpokenText {
  id: string;
  title: string;
  summary: string;
  tags: string[];
  reading_minutes: number;
  body: string;
}

export type PackBlogPost = BlogPostSummary & SpokenText & { body: string };

export interface PackTheme {
  id: string;
  theme: HolidayTheme;
}

/** A topic, a test, the trial or another conversation with the examiner, with the exercise that it is. */
export type PackSpeakingSet = Omit<typeof speakingSets.$inferInsert, 'questions' | 'retired'> & {
  /** English, as the examiner would call it. */
  title: string;
  /** In order, each follow-up after the question that it follows. */
  questions: (PackQuestion & { part: 1 | 2 | 3 })[];
};

/** The speaking room: both are empty if the pack has no folder `speaking/`. */
export interface PackSpeaking {
  sets: PackSpeakingSet[];
  texts: SpeakingText[];
}

/** The learning trial with the exercise that it is. */
export interface PackLearningTrial {
  id: string;
  title: string;
  summary_vi: string;
  questions: PackQuestion[];
  detail: WrittenTrial;
}

/** The chart of sounds and the letters, with what is said of them: sets that belong to no lesson. */
export interface PackSounds {
  texts: SoundText[];
  sets: Omit<PackExercise, 'course_id' | 'lesson_id'>[];
}

/** Pronunciation lessons in the order of the path, with what is asked in them: sets that belong to no course. */
export interface PackPronunciation {
  lessons: WrittenLesson[];
  sets: PackSounds['sets'];
}

/** Courses of conversation and their introduction, with what is said of their classes; both may be empty. */
export interface PackConversation {
  texts: { id: string; data: ConversationText }[];
  sets: PackSounds['sets'];
}

/** A checked content pack, ready to be stored. */
export interface ContentPack {
  /** SHA-256 over all files of the pack, hexadecimal: the same files give the same version. */
  version: string;
  courses: PackCourse[];
  exercises: PackExercise[];
  /** Lines of all duets, whose model voices the server generates. */
  duet_lines: PackDuetLine[];
  tests: PackExam[];
  speaking: PackSpeaking;
  /** Null if the pack has none. */
  learning_trial: PackLearningTrial | null;
  sounds: PackSounds;
  pronunciation: PackPronunciation;
  /** By level. */
  scenes: WrittenScene[];
  conversation: PackConversation;
  /** Demonstration classes, which are not served. */
  classes: PackClass[];
  study_sheets: PackStudySheet[];
  blog_posts: PackBlogPost[];
  themes: PackTheme[];
  /** Payment methods; empty if the pack has no payments.yaml. */
  payment_methods: PaymentMethod[];
  /** Files below the pack's `media/`, by path relative to it. */
  media: { path: string; file: string }[];
}

export interface PackProblem {
  /** Path relative to the pack's folder. */
  file: string;
  /** 1-based. */
  line: number;
  message: string;
}

export type PackReading = { ok: true; pack: ContentPack } | { ok: false; problems: PackProblem[] };
