/** A text as it is searched: Vietnamese letters without diacritics, in lower case. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** The words that are looked for, each without diacritics. */
export const wordsOf = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);
