const CURRENCIES = [
  { sign: '£', name: 'pounds?' },
  { sign: '$', name: 'dollars?' },
  { sign: '€', name: 'euros?' },
] as const;

interface PrintedUnit {
  /** What is printed directly before or after a blank. */
  before: RegExp;
  after: RegExp;
  /** How the same is written in an answer, at its beginning or its end. */
  said: RegExp;
}

const NOWHERE = /(?!)/;
const escaped = (sign: string): string => (sign === '$' ? '\\$' : sign);

const UNITS: readonly PrintedUnit[] = [
  ...CURRENCIES.map(({ sign, name }) => ({
    before: new RegExp(`${escaped(sign)}\\s*$`),
    after: new RegExp(`^\\s*${name}\\b`, 'i'),
    said: new RegExp(`^\\s*${escaped(sign)}\\s*|\\s*\\b${name}\\s*$`, 'gi'),
  })),
  ...['a', 'p'].map((half) => ({
    before: NOWHERE,
    after: new RegExp(`^\\s*${half}\\.?\\s?m\\b`, 'i'),
    said: new RegExp(`\\s*(?<![a-z])${half}\\.?\\s?m\\.?\\s*$`, 'gi'),
  })),
  { before: NOWHERE, after: /^\s*(?:%|per ?cent\b)/i, said: /\s*(?:%|\bper ?cent)\s*$/gi },
];

/**
 * An answer without the unit that is printed beside its blank: "£24" and "24 pounds" behind a printed £, "7.30 pm" before
 * a printed p.m. An examiner takes what is said twice for what it says; of another unit nothing is taken away.
 */
export function withoutPrintedUnit(text: string, name: string, given: string): string {
  const [before = '', after = ''] = text.split(`{{${name}}}`);
  const unit = UNITS.find((each) => each.before.test(before) || each.after.test(after));
  const bare = unit ? given.replace(unit.said, '') : given;
  return bare.trim() === '' ? given : bare;
}
