/** Normalises a tag for comparison: case, spaces and the encoding of diacritics do not matter. */
export const foldTag = (tag: string): string =>
  tag.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/^#/, '');
