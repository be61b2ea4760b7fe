import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { uploadHeaders } from '../file.ts';
import { guestTokenSchema } from './envelope.ts';
import { EVERY_ENDPOINT } from './every-endpoint.ts';
import { largestInput } from './largest-input.ts';
import { byItem, text } from './text.ts';

const unboundedIn = (schema: z.core.$ZodType, path = ''): string[] => {
  const found: string[] = [];
  largestInput(schema, path, (each) => void found.push(each));
  return found;
};

describe('the input of an endpoint', () => {
  it('is bounded in every part', () => {
    const found = EVERY_ENDPOINT.flatMap(({ operation, endpoint: { params, query, body } }) =>
      Object.entries({ params, query, body }).flatMap(([part, schema]) =>
        schema ? unboundedIn(schema, `${operation} ${part}`) : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('is bounded in its headers', () => {
    expect(Object.values({ uploadHeaders, guestTokenSchema }).flatMap((each) => unboundedIn(each))).toEqual(
      [],
    );
  });
});

describe('largestInput', () => {
  it.each<[string, z.core.$ZodType, string[]]>([
    ['a string', z.object({ a: z.string() }), ['.a']],
    ['a string with only a minimum length', z.string().check(z.minLength(3)), ['']],
    ['a string with an unbounded pattern', z.string().check(z.regex(/^a*$/)), ['']],
    ['an array', z.array(z.uuid()), ['']],
    ['a string in an array', z.array(z.string()).check(z.maxLength(2)), ['[]']],
    ['a record', z.record(text(3), z.boolean()), ['']],
    ['a key of a record', byItem(z.string(), z.boolean()), ['(key)']],
    ['an unknown', z.object({ a: z.optional(z.unknown()) }), ['.a (unknown)']],
    ['a member of a union', z.union([z.uuid(), z.object({ b: z.nullable(z.string()) })]), ['.b']],
    [
      'nothing in a bounded schema',
      z.object({ a: text(9), b: z.iso.date(), c: byItem(text(1), text(1)) }),
      [],
    ],
  ])('reports %s', (_, schema, found) => {
    expect(unboundedIn(schema)).toEqual(found);
  });

  it.each<[string, z.core.$ZodType, unknown]>([
    ['characters that JSON escapes', z.object({ a: text(50) }), { a: '\u0001'.repeat(50) }],
    ['a full array', z.array(text(4)).check(z.maxLength(9)), Array(9).fill('\ud800'.repeat(4))],
    ['numbers', z.object({ a: z.number(), b: z.number() }), { a: -Number.MAX_VALUE, b: Number.MIN_VALUE }],
    ['the longest member of a union', z.union([text(2), text(80)]), 'ề'.repeat(80)],
  ])('covers %s', (_, schema, value) => {
    const max = largestInput(schema, '', () => undefined);
    expect(z.safeParse(schema, value).success).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(value, null, 1))).toBeLessThanOrEqual(max);
  });
});
