/** The 44 sounds of British English, as the chart writes them. */
export const CHART_SYMBOLS = [
  ...['iː', 'ɪ', 'ʊ', 'uː', 'e', 'ə', 'ɜː', 'ɔː', 'æ', 'ʌ', 'ɑː', 'ɒ'],
  ...['ɪə', 'eɪ', 'ʊə', 'ɔɪ', 'əʊ', 'eə', 'aɪ', 'aʊ'],
  ...['p', 'b', 't', 'd', 'tʃ', 'dʒ', 'k', 'ɡ', 'f', 'v', 'θ', 'ð', 's', 'z', 'ʃ', 'ʒ'],
  ...['m', 'n', 'ŋ', 'h', 'l', 'r', 'w', 'j'],
] as const;

/** Weak vowels, which dictionaries write without length. */
const WEAK: Readonly<Record<string, string>> = { i: 'iː', u: 'uː' };
const LONGEST_FIRST = [...CHART_SYMBOLS, ...Object.keys(WEAK)].toSorted(
  (one, other) => other.length - one.length,
);

/** The sounds of a British pronunciation in dictionary notation, without stress; null if one is not on the chart. */
export function chartSymbols(ipa: string): string[] | null {
  let rest = ipa.replaceAll(/[ˈˌ.() ]/g, '');
  const symbols: string[] = [];
  while (rest !== '') {
    const next = LONGEST_FIRST.find((symbol) => rest.startsWith(symbol));
    if (next === undefined) return null;
    symbols.push(WEAK[next] ?? next);
    rest = rest.slice(next.length);
  }
  return symbols;
}
