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
