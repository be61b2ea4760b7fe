/**
 * What the blanks or items of a question are called on screen: in a timed test the numbers that they bear, else
 * their own names.
 * @param firstNumber number of the first one in the test
 */
export const itemNumbers = (
  names: readonly string[],
  firstNumber: number | undefined,
): ReadonlyMap<string, string> =>
  new Map(names.map((name, at) => [name, firstNumber === undefined ? name : String(firstNumber + at)]));
