import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ z: { d: null, c: [true, 'x'] }, a: '' }, '{"a":"","z":{"c":[true,"x"],"d":null}}'],
    [{ ê: 1, e: 2, E: 3 }, '{"E":3,"e":2,"ê":1}'],
    [{ name: 'Nguyễn "Ân"\n' }, '{"name":"Nguyễn \\"Ân\\"\\n"}'],
    [{ b: undefined, a: 1 }, '{"a":1}'],
    [[1.5, -0, 1e21], '[1.5,0,1e+21]'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  it('throws on values that JSON cannot represent', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(TypeError);
  });
});
