import { describe, expect, it } from 'vitest';
import { cos, exp, log, sin } from './exact-math.ts';

/** Deterministic numbers of both signs and every magnitude up to a limit. */
function numbersUpTo(limit: number): number[] {
  let random = 7;
  return Array.from({ length: 20_000 }, () => {
    random = (Math.imul(random, 1103515245) + 12345) & 0x7fffffff;
    return limit * (random / 0x40000000 - 1);
  });
}

/** Units in the last place between two doubles, of the larger one. */
function unitsBetween(a: number, b: number): number {
  if (a === b) return 0;
  const size = Math.max(Math.abs(a), Math.abs(b), 2.2250738585072014e-308);
  return Math.abs(a - b) / 2 ** (Math.floor(Math.log2(size)) - 52);
}

describe("compared with the engine's functions, which are exact to about one unit in the last place", () => {
  it.each([
    { name: 'exp', own: exp, given: Math.exp, at: numbersUpTo(700), units: 2 },
    { name: 'exp near 0', own: exp, given: Math.exp, at: numbersUpTo(1), units: 2 },
    { name: 'log', own: log, given: Math.log, at: numbersUpTo(1e6).map(Math.abs), units: 2 },
    { name: 'log near 1', own: log, given: Math.log, at: numbersUpTo(0.5).map((x) => 1 + x), units: 2 },
    { name: 'log of tiny numbers', own: log, given: Math.log, at: numbersUpTo(690).map(Math.exp), units: 2 },
    { name: 'sin', own: sin, given: Math.sin, at: numbersUpTo(3), units: 2 },
    { name: 'cos', own: cos, given: Math.cos, at: numbersUpTo(1.5), units: 2 },
  ])('$name', ({ own, given, at, units }) => {
    const worst = at.reduce((most, x) => Math.max(most, unitsBetween(own(x), given(x))), 0);
    expect(worst).toBeLessThanOrEqual(units);
  });

  it.each([
    { name: 'sin', own: sin, given: Math.sin },
    { name: 'cos', own: cos, given: Math.cos },
  ])('$name of many turns', ({ own, given }) => {
    const worst = numbersUpTo(1000).reduce((most, x) => Math.max(most, Math.abs(own(x) - given(x))), 0);
    expect(worst).toBeLessThan(1e-15);
  });
});

it.each([
  ['exp of 0', exp(0), 1],
  ['exp underflowing', exp(-800), 0],
  ['exp of minus infinity', exp(Number.NEGATIVE_INFINITY), 0],
  ['exp overflowing', exp(800), Number.POSITIVE_INFINITY],
  ['the smallest exp', exp(-745.1), 5e-324],
  ['log of 1', log(1), 0],
  ['log of 0', log(0), Number.NEGATIVE_INFINITY],
  ['log of a negative number', log(-1), Number.NaN],
  ['log of infinity', log(Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY],
  ['log of the smallest number', log(5e-324), Math.log(5e-324)],
  ['sin of 0', sin(0), 0],
  ['cos of 0', cos(0), 1],
  ['cos of half a turn', cos(Math.PI), -1],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected);
});
