/** What marking by the key gives for one answer. */
export interface Mark {
  /** The whole question is right. */
  isCorrect: boolean;
  /** Of the question's marks; may be a part of them. */
  marksWon: number;
}

export const allOrNothing = (isCorrect: boolean, marks: number): Mark => ({
  isCorrect,
  marksWon: isCorrect ? marks : 0,
});

/** The marks are shared equally among the parts of a question; it is correct when every part is. */
export const inParts = (right: readonly boolean[], marks: number): Mark => {
  const won = right.filter(Boolean).length;
  const share = right.length === 0 ? 0 : (marks * won) / right.length;
  return { isCorrect: won > 0 && won === right.length, marksWon: Math.round(share * 100) / 100 };
};
