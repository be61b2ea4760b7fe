/** A tag as it is compared: without regard to capitals, spaces or how its marks are encoded. */
export const foldTag = (tag: string): string =>
  tag.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim().replace(/^#/, '');
