/** Marks that accents leave when letters are decomposed. */
const MARKS = /\p{Mn}/gu;

/** What the plain voice would drop, spell out letter by letter or say wrongly, and how to write it. */
const RESPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[đĐ]/g, 'd'],
  [/ ?[–—] ?/g, ', '],
  [/[‘’]/g, "'"],
  [/[“”]/g, '"'],
  [/…/g, '...'],
  [/\bMs\b\.?/g, 'Mizz'],
  [/\bWi-Fi\b/g, 'wifi'],
  // The first sounds of Vietnamese names.
  [/\bNh(?=[aeiouy])/g, 'Ny'],
  [/\bNgh?(?=[aeiouy])/g, 'N'],
];

/** A text as the plain voice has to read it, so that it says "café", "Ms. Nhung" and a dash as people do. */
export const plainWording = (text: string): string =>
  RESPELLINGS.reduce(
    (read, [pattern, spelling]) => read.replace(pattern, spelling),
    text.normalize('NFD').replace(MARKS, ''),
  );
