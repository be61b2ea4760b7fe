import { GRAPHEMES } from './graphemes.ts';

/** What a letter that spells nothing costs; a silent "e" is usual. */
const SILENT = 3;
const SILENT_E = 1;
const LONGEST = 4;
/** Spellings of /j/ together with the vowel after it. */
const WITH_Y = ['u', 'ew', 'ue', 'eu', 'iew', 'ure', 'ur'];

interface Path {
  cost: number;
  pairs: readonly { symbol: string; letters: string }[];
}

const better = (one: Path | null, other: Path | null): Path | null =>
  one === null || (other !== null && other.cost < one.cost) ? other : one;

/** Which letters spell each symbol of a word, by the fewest silent letters; null where none fits. */
export function alignSpelling(word: string, symbols: readonly string[]): Path['pairs'] | null {
  const known = new Map<string, Path | null>();
  const from = (at: number, symbolAt: number): Path | null => {
    const key = `${at} ${symbolAt}`;
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const found = find(at, symbolAt);
    known.set(key, found);
    return found;
  };
  const find = (at: number, symbolAt: number): Path | null => {
    if (at === word.length) return symbolAt === symbols.length ? { cost: 0, pairs: [] } : null;
    let best: Path | null = null;
    const symbol = symbols[symbolAt];
    const graphemes = symbol === undefined ? undefined : GRAPHEMES.get(symbol);
    for (let length = Math.min(LONGEST, word.length - at); length > 0 && symbol !== undefined; length--) {
      const letters = word.slice(at, at + length);
      if (!graphemes?.has(letters)) continue;
      const rest = from(at + length, symbolAt + 1);
      best = better(best, rest && { cost: rest.cost, pairs: [{ symbol, letters }, ...rest.pairs] });
    }
    // The letter "x" spells two symbols.
    if (word[at] === 'x' && /^(?:ks|ɡz)$/.test(symbols.slice(symbolAt, symbolAt + 2).join(''))) {
      const rest = from(at + 1, symbolAt + 2);
      best = better(best, rest);
    }
    // And the letters of "use" and "few" spell /j/ with the vowel.
    const vowel = symbols[symbolAt + 1] ?? '';
    for (const letters of /^(?:uː|ʊə|ʊ|ə)$/.test(vowel) && symbol === 'j' ? WITH_Y : []) {
      if (!word.startsWith(letters, at)) continue;
      const rest = from(at + letters.length, symbolAt + 2);
      const pairs = [
        { symbol: 'j', letters },
        { symbol: vowel, letters },
      ];
      best = better(best, rest && { cost: rest.cost, pairs: [...pairs, ...rest.pairs] });
    }
    const rest = from(at + 1, symbolAt);
    const price = word[at] === 'e' ? SILENT_E : SILENT;
    return better(best, rest && { cost: rest.cost + price, pairs: rest.pairs });
  };
  return from(0, 0)?.pairs ?? null;
}
