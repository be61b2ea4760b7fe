import type { SpeakingCategory, SpeakingSet } from '#contract/speaking.ts';
import { slugOf } from '../text/slug.ts';

/** What a list of speaking sets is narrowed down to; null: anything. */
export interface SetFilter {
  /** As typed: English or Vietnamese, with or without diacritics. */
  search: string;
  category: SpeakingCategory | null;
  part: 1 | 2 | null;
  level: number | null;
}

export const NO_FILTER: SetFilter = { search: '', category: null, part: null, level: null };

type Listed = Pick<SpeakingSet, 'title' | 'title_vi' | 'summary_vi' | 'category' | 'part' | 'level'>;

/** The sets that fit, in their order. Each word typed must begin a word of title or summary. */
export function findSets<S extends Listed>(sets: readonly S[], filter: SetFilter): S[] {
  const { category, part, level } = filter;
  const words = slugOf(filter.search).split('-').filter(Boolean);
  return sets.filter((set) => {
    if (category !== null && set.category !== category) return false;
    if (part !== null && set.part !== part) return false;
    if (level !== null && set.level !== level) return false;
    if (words.length === 0) return true;
    const text = `-${slugOf(`${set.title} ${set.title_vi} ${set.summary_vi}`)}`;
    return words.every((word) => text.includes(`-${word}`));
  });
}
