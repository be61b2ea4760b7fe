/** English has four characters a token, Vietnamese two or three: never fewer tokens than there are. */
const CHARACTERS_PER_TOKEN = 2;

/** Tokens of a text, estimated from its length and rather too many. */
export const tokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_TOKEN), 0);
