import { z } from 'zod/mini';

export const SECTION_KINDS = ['study_sheet', 'video', 'doc', 'revise', 'practice', 'duet_video'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Kinds that are done as an attempt, which is submitted. */
export const isAttempted = (kind: SectionKind): boolean => kind === 'practice' || kind === 'duet_video';

export const sectionSchema = z.object({
  id: z.string(),
  kind: z.enum(SECTION_KINDS),
  /** Id of the study sheet, video, doc, revise set, practice or duet. */
  module_id: z.string(),
  title: z.string(),
  minutes: z.number(),
});
export type Section = z.infer<typeof sectionSchema>;

/** Progress of a section; none if it has not been started. */
export const SECTION_STATUS = { begun: 1, completed: 2 } as const;
export const sectionStatus = z.literal(Object.values(SECTION_STATUS));
export type SectionStatus = z.infer<typeof sectionStatus>;

export const sectionResult = z.object({
  section_id: z.string(),
  module_id: z.string(),
  status: sectionStatus,
  /** The attempt that the section of a practice or duet opens or shows; null for other kinds. */
  attempt_id: z.nullable(z.uuid()),
  /** 1–3 by the share of correct answers; null until the section is completed. */
  stars: z.nullable(z.number()),
  /** Milliseconds since 1970; null until it is completed. */
  completed_at: z.nullable(z.number()),
});
export type SectionResult = z.infer<typeof sectionResult>;

/** Stars and cup earned in a lesson. */
export const starCup = z.object({
  stars: z.number(),
  /** Maximum stars. */
  most: z.number(),
  /** Every section is completed. */
  cup: z.boolean(),
});
export type StarCup = z.infer<typeof starCup>;
