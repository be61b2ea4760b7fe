import { href } from '#contract/href.ts';

/** The set's place in a lesson, from the address. */
export interface RevisePlace {
  section: string | null;
}

export const revisePath = (id: string, { section }: RevisePlace): string =>
  href('revise', { id }, { section });
export const resultPath = (id: string, { section }: RevisePlace): string =>
  href('reviseResult', { id }, { section });
export const speakingPath = (id: string, { section }: RevisePlace): string =>
  href('speakingRevise', { id }, { section });
