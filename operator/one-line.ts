/** Makes user text safe for one line of a terminal, without control or bidirectional characters. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
