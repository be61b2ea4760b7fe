import { describe, expect, it } from 'vitest';
import { DRILL_IDS } from '#rules/sound-drills/sound-drills.ts';
import { pairsOf } from './drill.ts';
import { DRILLS } from './drills.ts';

const IPA = /^\/ˈ?[a-zɡæɑɒɔəɜɪʊʌθðʃʒŋːˈ]+\/$/u;

describe.each(DRILL_IDS)('the drill %s', (id) => {
  const drill = DRILLS[id];
  const pairs = pairsOf(drill);

  it('has at least eight distinct pairs', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(8);
    expect(new Set(pairs.map(([left]) => left.text)).size).toBe(pairs.length);
  });

  it('has words with British IPA and a meaning', () => {
    for (const word of pairs.flat()) {
      expect(word.text, JSON.stringify(word)).toMatch(/^[A-Za-z']+$/);
      expect(word.ipa, word.text).toMatch(IPA);
      expect(word.meaning, word.text).not.toBe('');
    }
  });

  it('has pairs that sound different', () => {
    for (const [left, right] of pairs) expect(left.ipa, left.text).not.toBe(right.ipa);
  });

  it('differs only in the two sounds, if they are single sounds', () => {
    const [left, right] = drill.sides.map(({ sound }) => /^\/(\S+)\/( ở cuối)?$/.exec(sound)?.[1]);
    if (!left || !right) return;
    for (const pair of pairs) {
      const spots = [...pair[0].ipa.matchAll(new RegExp(left, 'g'))].map(
        ({ index }) => pair[0].ipa.slice(0, index) + right + pair[0].ipa.slice(index + left.length),
      );
      expect(spots, `${pair[0].text} and ${pair[1].text}`).toContain(pair[1].ipa);
    }
  });

  it('explains how the sounds are made', () => {
    for (const text of [drill.trap, ...drill.sides.map(({ how }) => how)])
      expect(text).toMatch(/^\S.{20,}[.]$/);
  });
});

it('a word is pronounced the same in every drill', () => {
  const seen = new Map<string, string>();
  for (const { text, ipa } of DRILL_IDS.flatMap((id) => pairsOf(DRILLS[id])).flat()) {
    expect(seen.get(text) ?? ipa, text).toBe(ipa);
    seen.set(text, ipa);
  }
});
