import { describe, expect, it } from 'vitest';
import { BEGIN, type Branch, beamSearch, END, type NextTokens } from './beam-search.ts';

const SIZE = 8;
const LOW = -20;

/**
 * A network that knows what may follow what was said so far: chances of the next tokens by the tokens before.
 * @param chances for example `{ '': { 3: 0.9, 2: 0.1 }, '3': { 2: 1 } }`
 */
function network(chances: Record<string, Record<number, number>>): { next: NextTokens; asked: Branch[][] } {
  const asked: Branch[][] = [];
  let said: string[] = [];
  return {
    asked,
    next: async (branches) => {
      asked.push([...branches]);
      said = branches.map(({ from, token }) =>
        token === BEGIN ? '' : [said[from], token].filter((part) => part !== '').join(' '),
      );
      return said.map((text) => {
        const logits = new Float32Array(SIZE).fill(LOW);
        for (const [token, chance] of Object.entries(chances[text] ?? { [END]: 1 }))
          logits[Number(token)] = Math.log(chance);
        return logits;
      });
    },
  };
}

const find = (chances: Parameters<typeof network>[0], options = {}) =>
  beamSearch(network(chances).next, { width: 1, least: 0, most: 10, ...options });

describe('beamSearch', () => {
  it('follows the best token, and ends where the end is best', async () => {
    const { tokens, logProbabilities } = await find({ '': { 3: 0.9, 4: 0.1 }, '3': { 5: 0.8, [END]: 0.2 } });
    expect(tokens).toEqual([3, 5]);
    expect(logProbabilities.map((value) => Math.exp(value).toFixed(2))).toEqual(['0.90', '0.80', '1.00']);
  });

  it('hears something where the network would rather hear nothing', async () => {
    const chances = { '': { [END]: 0.9, 3: 0.1 }, '3': { [END]: 0.7, 4: 0.3 } };
    expect((await find(chances)).tokens).toEqual([]);
    expect((await find(chances, { least: 1 })).tokens).toEqual([3]);
    expect((await find(chances, { least: 2 })).tokens).toEqual([3, 4]);
  });

  it('says how likely it was that nothing was said', async () => {
    const { silence } = await find({ '': { [END]: 0.25, 3: 0.75 } }, { least: 1 });
    expect(Math.exp(silence)).toBeCloseTo(0.25, 2);
  });

  it('finds a sentence that begins worse and goes on better only with more branches', async () => {
    const chances = {
      '': { 3: 0.6, 4: 0.4 },
      '3': { 5: 0.5, 6: 0.5 },
      '4': { 7: 1 },
      '3 5': { [END]: 1 },
      '4 7': { [END]: 1 },
    };
    expect((await find(chances)).tokens).toEqual([3, 5]);
    expect((await find(chances, { width: 2 })).tokens).toEqual([4, 7]);
  });

  it('says from which branch each goes on', async () => {
    const { next, asked } = network({ '': { 3: 0.6, 4: 0.4 }, '3': { 5: 0.1, 6: 0.1 }, '4': { 7: 1 } });
    await beamSearch(next, { width: 2, least: 0, most: 3 });
    expect(asked[1]).toEqual([
      { from: 0, token: 3 },
      { from: 0, token: 4 },
    ]);
    expect(asked[2]?.[0]).toEqual({ from: 1, token: 7 });
  });

  it('cuts off what never ends', async () => {
    const loop: Record<string, Record<number, number>> = {};
    for (let length = 0; length < 20; length++) loop[Array(length).fill(3).join(' ')] = { 3: 1 };
    expect((await find(loop, { most: 5 })).tokens).toEqual([3, 3, 3, 3, 3]);
  });

  it('tells how far a token stood above the next best, or below it', async () => {
    const { gaps } = await find({ '': { 3: 0.8, 4: 0.2 }, '3': { [END]: 0.5, 5: 0.25 } });
    expect(gaps[0]).toBeCloseTo(Math.log(4), 4);
    expect(gaps[1]).toBeCloseTo(Math.log(2), 4);
  });
});
