import type { Random } from '../../chaos/random.ts';

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Texts that have broken programs; all short, long ones are generated. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud800',
  '\u202eabc\u202c',
  '\u200b\ufeff',
  'e\u0301\u0323'.repeat(20),
  '👩‍👩‍👧‍👦'.repeat(10),
  "'; drop table learners; --",
  '%00%ZZ../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return 1")()}}',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e999',
  '\\',
  '"',
  'Tiếng Việt có dấu',
  'İıſK',
  'The library opens at half past nine on Mondays.',
];
/** Fragments on which quadratic patterns are slow when repeated many times. */
const REPEATED: readonly string[] = [
  'a',
  ' ',
  '$',
  '(',
  'a.',
  '!a',
  "a'",
  '{{1}}',
  'is ',
  '\n',
  '1,',
  'ề',
  '=',
  'the ',
];

export const longText = (random: Random, length: number): string => {
  const part = random.pick(REPEATED);
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
};

export const hostileText = (random: Random): string =>
  random.chance(0.3) ? longText(random, random.pick([100, 999, 5_000, 30_000])) : random.pick(TEXTS);

export const hostileNumber = (random: Random): number =>
  random.pick([0, -0, -1, 0.1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e300, -1e300, 5e-324]);

/** Every kind of JSON value. */
export function hostileValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => hostileText(random),
    () => hostileNumber(random),
    () => null,
    () => true,
    () => [],
    () => ({}),
    () => deep(random.pick([10, 500, 2_000])),
    () => Array(random.pick([3, 300])).fill(hostileText(random).slice(0, 20)),
    () =>
      JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"toString":1,"length":-1}'),
    () => Object.fromEntries(Array.from({ length: random.pick([5, 2_000]) }, (_, at) => [`k${at}`, at])),
  ])();
}

/** Bodies that are not JSON, or not of a shape that any call accepts. */
export function hostileBody(random: Random): Buffer | string {
  return random.pick<() => Buffer | string>([
    () => '',
    () => '{"a":',
    () => '['.repeat(random.pick([100, 50_000])),
    () => `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`,
    () => JSON.stringify(hostileValue(random)),
    () => JSON.stringify({ a: longText(random, random.pick([3_000, 300_000, 3_000_000])) }),
    () => `{"at":1${'0'.repeat(400)},"skew":-0}`,
    () => Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28, 0xed, 0xa0, 0x80]),
    () => `{${Array.from({ length: 20_000 }, (_, at) => `"a${at}":0`).join(',')}}`,
    () => `{"\\u0000":"\\ud800","__proto__":null,"a":"a","a":["b"]}`,
  ])();
}
