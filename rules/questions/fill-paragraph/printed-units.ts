const CURRENCIES = [
  { sign: '£', name: 'pounds?' },
  { sign: '$', name: 'dollars?' },
  { sign: '€', name: 'euros?' },
] as const;

interface PrintedUnit {
  /** Text printed directly before or after a blank. */
  before: RegExp;
  after: RegExp;
  /** The same unit at the start or end of an answer, which is trimmed. */
  said: readonly RegExp[];
}

const NOWHERE = /(?!)/;
const escaped = (sign: string): string => (sign === '$' ? '\\$' : sign);

const UNITS: readonly PrintedUnit[] = [
  ...CURRENCIES.map(({ sign, name }) => ({
    before: new RegExp(`${escaped(sign)}\\s*$`),
    after: new RegExp(`^\\s*${name}\\b`, 'i'),
    said: [new RegExp(`^${escaped(sign)}`), new RegExp(`\\b${name}$`, 'i')],
  })),
  ...['a', 'p'].map((half) => ({
    before: NOWHERE,
    after: new RegExp(`^\\s*${half}\\.?\\s?m\\b`, 'i'),
    said: [new RegExp(`(?<![a-z])${half}\\.?\\s?m\\.?$`, 'i')],
  })),
  { before: NOWHERE, after: /^\s*(?:%|per ?cent\b)/i, said: [/%$/, /\bper ?cent$/i] },
];

/**
 * Removes from an answer the unit that is printed beside its blank: "£24" and "24 pounds" after a printed £, "7.30 pm"
 * before a printed p.m. Examiners ignore the repetition; a different unit is not removed.
 */
export function withoutPrintedUnit(text: string, name: string, given: string): string {
  const [before = '', after = ''] = text.split(`{{${name}}}`);
  const unit = UNITS.find((each) => each.before.test(before) || each.after.test(after));
  let bare = given.trim();
  for (const said of unit?.said ?? []) bare = bare.replace(said, '').trim();
  return bare === '' ? given : bare;
}
