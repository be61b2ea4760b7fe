// Printable characters that need no escape in a string: the last one adds its value and continues.
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,-./:;<=>?@[]^_{|}~';
const MORE = SIGNS.length - 1;

/** Encodes ascending integers by their gaps, one or more characters each. */
export function gapText(numbers: readonly number[]): string {
  let last = -1;
  let text = '';
  for (const number of numbers) {
    let gap = number - last - 1;
    for (; gap >= MORE; gap -= MORE) text += SIGNS.charAt(MORE);
    text += SIGNS.charAt(gap);
    last = number;
  }
  return text;
}

/** Decodes the output of `gapText`. */
export function readGapText(text: string): number[] {
  const worth = new Map([...SIGNS].map((sign, index) => [sign, index]));
  const numbers: number[] = [];
  let last = -1;
  for (const sign of text) {
    const gap = worth.get(sign) ?? 0;
    last += gap;
    if (gap === MORE) continue;
    last += 1;
    numbers.push(last);
  }
  return numbers;
}
