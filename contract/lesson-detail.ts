import { z } from 'zod/mini';

/** Path of a file below the site's root. */
const mediaPath = z.string();

/** One turn of a dialogue. */
const duetLine = z.object({
  id: z.string(),
  speaker: z.string(),
  /** English. */
  text: z.string(),
  /** How a model says it; null until the server has made the recording. */
  audio: z.nullable(mediaPath),
  /** The question that the learner's own turn answers, by voice; null where somebody else speaks. */
  question_id: z.nullable(z.string()),
});
export type DuetLine = z.infer<typeof duetLine>;

/** The numbers of what sections hold (docs/product.md, point 4). */
export const CONTENT_TYPE = { video: 6, doc: 7, revise: 10, duet_video: 14 } as const;

/** What a section of a lesson holds, by kind. */
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
    /** WebVTT with what is said. */
    captions: z.nullable(mediaPath),
    /** Language of what is said and of the captions. */
    lang: z.enum(['vi', 'en']),
    /** Markdown: what is said and shown, for who reads rather than watches. */
    body: z.string(),
  }),
  z.object({
    kind: z.literal('doc'),
    content_type: z.literal(CONTENT_TYPE.doc),
    doc_id: z.string(),
    summary: z.string(),
    /** Markdown; empty where there is only a file. */
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
    /** The speaker whose turns are the learner's. */
    learner: z.string(),
    lines: z.array(duetLine),
  }),
]);
export type SectionDetail = z.infer<typeof sectionDetailSchema>;
export type DetailOf<K extends SectionDetail['kind']> = Extract<SectionDetail, { kind: K }>;
