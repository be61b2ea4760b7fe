/** Result of marking one answer by the key. */
export interface Mark {
  /** The whole question is correct. */
  isCorrect: boolean;
  /** Out of the question's marks; may be partial. */
  marksWon: number;
}

export const allOrNothing = (isCorrect: boolean, marks: number): Mark => ({
  isCorrect,
  marksWon: isCorrect ? marks : 0,
});

/** Splits the marks equally among the parts of a question, which is correct if every part is. */
export const inParts = (right: readonly boolean[], marks: number): Mark => {
  const won = right.filter(Boolean).length;
  const share = right.length === 0 ? 0 : (marks * won) / right.length;
  return { isCorrect: won > 0 && won === right.length, marksWon: Math.round(share * 100) / 100 };
};
