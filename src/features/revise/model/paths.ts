import { href } from '#contract/href.ts';

/** Where in a lesson the set stands, as the address says it. */
export interface RevisePlace {
  section: string | null;
}

export const revisePath = (id: string, { section }: RevisePlace): string =>
  href('revise', { id }, { section });
export const resultPath = (id: string, { section }: RevisePlace): string =>
  href('reviseResult', { id }, { section });
export const speakingPath = (id: string, { section }: RevisePlace): string =>
  href('speakingRevise', { id }, { section });
