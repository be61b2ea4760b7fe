const RAISED: Record<string, string> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  n: 'ⁿ',
};
const LOWERED: Record<string, string> = {
  0: '₀',
  1: '₁',
  2: '₂',
  3: '₃',
  4: '₄',
  5: '₅',
  6: '₆',
  7: '₇',
  8: '₈',
  9: '₉',
  '+': '₊',
  '-': '₋',
};

const inSigns = (text: string, signs: Record<string, string>): string | null => {
  const made = [...text].map((sign) => signs[sign]);
  return made.includes(undefined) ? null : made.join('');
};

/**
 * Content of a `sup` or `sub`: as Unicode superscripts or subscripts ("m²", "CO₂") if possible, else
 * unchanged.
 */
export const smallText = (name: 'sup' | 'sub', text: string): string =>
  inSigns(text, name === 'sup' ? RAISED : LOWERED) ?? text;
