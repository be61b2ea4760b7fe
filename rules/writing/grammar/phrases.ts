import type { GrammarRule } from './grammar-rule.ts';

/** A regular expression source, then its replacements: `$1` is its first group. */
export type Phrase = readonly [source: string, ...fixes: string[]];

/** Pattern and fix of a rule that is a list of phrases. */
export function phrases(table: readonly Phrase[]): Pick<GrammarRule, 'pattern' | 'fix'> {
  const entries = table.map(([source, ...fixes]) => ({ at: new RegExp(source, 'iy'), fixes }));
  return {
    pattern: new RegExp(table.map(([source]) => `(?:${source})`).join('|'), 'gi'),
    fix(match) {
      for (const { at, fixes } of entries) {
        at.lastIndex = match.index;
        const found = at.exec(match.input);
        if (found?.[0].length === match[0].length)
          return fixes.map((fix) => fix.replace(/\$(\d)/g, (_, index) => found[Number(index)] ?? ''));
      }
      return null;
    },
  };
}
