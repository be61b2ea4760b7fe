import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { fitting, shapeOf } from './shape-of.ts';

const base = () => z.object({ id: z.string(), score: z.nullable(z.number()) });

describe('the shape of a schema', () => {
  it('is the same for the same schema written twice', () => {
    expect(shapeOf(base())).toBe(shapeOf(base()));
  });

  interface Tree {
    children: Tree[];
  }
  const tree: z.ZodMiniType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }));

  it.each<[string, z.ZodMiniType]>([
    ['a field more', z.extend(base(), { note: z.string() })],
    ['an optional field more', z.extend(base(), { note: z.optional(z.string()) })],
    ['a field less', z.pick(base(), { id: true })],
    ['a field with another name', z.object({ key: z.string(), score: z.nullable(z.number()) })],
    ['a field of another type', z.extend(base(), { id: z.number() })],
    ['a field that may no longer be null', z.extend(base(), { score: z.number() })],
    ['a field of a narrower type', z.extend(base(), { id: z.enum(['a', 'b']) })],
    ['another limit', z.extend(base(), { id: z.string().check(z.maxLength(3)) })],
    ['a pattern', z.extend(base(), { id: z.string().check(z.regex(/^a/)) })],
    ['a list of it', z.array(base())],
    ['a field deep inside', z.extend(base(), { list: z.array(z.object({ deep: z.boolean() })) })],
    ['a tree', tree],
  ])('differs with %s', (_, schema) => {
    expect(shapeOf(schema)).not.toBe(shapeOf(base()));
  });

  it('differs between enumerations of a different length, deep inside', () => {
    const of = (values: string[]) => z.object({ list: z.array(z.object({ kind: z.enum(values) })) });
    expect(shapeOf(of(['a', 'b']))).not.toBe(shapeOf(of(['a', 'b', 'c'])));
  });
});

describe('stored data', () => {
  it('of the same shape is taken as it is', () => {
    const data = { id: 7 };
    expect(fitting(base(), data, shapeOf(base()))).toBe(data);
  });

  it('of another shape, or of none, is parsed', () => {
    expect(fitting(base(), { id: 'a', score: 1, gone: true }, undefined)).toEqual({ id: 'a', score: 1 });
    expect(fitting(base(), { id: 7, score: 1 }, 'another')).toBeUndefined();
  });
});
