import { z } from 'zod/mini';

/** Path of a file below the site's root. */
const mediaPath = z.string();

/** One turn of a dialogue. */
const duetLine = z.object({
  id: z.string(),
  speaker: z.string(),
  /** English. */
  text: z.string(),
  /** Model recording; null until the server has generated it. */
  audio: z.nullable(mediaPath),
  /** The question that the learner answers by voice in this turn; null for another speaker's turn. */
  question_id: z.nullable(z.string()),
});
export type DuetLine = z.infer<typeof duetLine>;

/** Numeric content types of sections (docs/product.md, point 4). */
export const CONTENT_TYPE = { video: 6, doc: 7, revise: 10, duet_video: 14 } as const;

/** Content of a lesson's section, by kind. */
export const sectionDetailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('study_sheet'),
    study_sheet_id: z.string(),
    summary: z.string(),
    reading_minutes: z.number(),
  }),
  z.object({
    kind: z.literal('video'),
    content_type: z.literal(CONTENT_TYPE.video),
    video_id: z.string(),
    src: mediaPath,
    /** Length, seconds. */
    seconds: z.number(),
    poster: z.nullable(mediaPath),
    /** WebVTT captions. */
    captions: z.nullable(mediaPath),
    /** Language of the speech and of the captions. */
    lang: z.enum(['vi', 'en']),
    /** Markdown: a text version of the video. */
    body: z.string(),
  }),
  z.object({
    kind: z.literal('doc'),
    content_type: z.literal(CONTENT_TYPE.doc),
    doc_id: z.string(),
    summary: z.string(),
    /** Markdown; empty if there is only a file. */
    body: z.string(),
    file: z.nullable(z.object({ src: mediaPath, name: z.string() })),
  }),
  z.object({
    kind: z.literal('revise'),
    content_type: z.literal(CONTENT_TYPE.revise),
    revise_id: z.string(),
    questions: z.number(),
  }),
  z.object({ kind: z.literal('practice'), practice_id: z.string(), questions: z.number() }),
  z.object({
    kind: z.literal('duet_video'),
    content_type: z.literal(CONTENT_TYPE.duet_video),
    duet_video_id: z.string(),
    /** Markdown: the situation and what to do. */
    instructions: z.string(),
    /** The speaker whom the learner plays. */
    learner: z.string(),
    lines: z.array(duetLine),
  }),
]);
export type SectionDetail = z.infer<typeof sectionDetailSchema>;
export type DetailOf<K extends SectionDetail['kind']> = Extract<SectionDetail, { kind: K }>;
