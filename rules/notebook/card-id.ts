/** Id of a question's card: the same on every device and on the server. */
export const questionCardId = (exerciseId: string, questionId: string): string =>
  `q:${exerciseId}:${questionId}`;

/** Id of the card of a sound, by its id on the chart. */
export const soundCardId = (sound: string): string => `s:${sound}`;

/** Id of a word's card, independent of how the word is written. */
export const wordCardId = (word: string): string =>
  `w:${word.normalize('NFC').replaceAll('’', "'").trim().replace(/\s+/g, ' ').toLowerCase()}`;
