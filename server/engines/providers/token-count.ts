/** English has about four characters per token, Vietnamese two or three: never underestimates. */
const CHARACTERS_PER_TOKEN = 2;

/** Token count estimated from the length, erring on the high side. */
export const tokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_TOKEN), 0);
