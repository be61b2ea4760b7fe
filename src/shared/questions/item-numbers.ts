/**
 * The labels of a question's blanks or items on screen: in a timed test their numbers, otherwise their names.
 * @param firstNumber number of the first one in the test
 */
export const itemNumbers = (
  names: readonly string[],
  firstNumber: number | undefined,
): ReadonlyMap<string, string> =>
  new Map(names.map((name, at) => [name, firstNumber === undefined ? name : String(firstNumber + at)]));
