/** The words of a text, lower case; letters of other alphabets are left out. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z][a-z']*/g) ?? [];
