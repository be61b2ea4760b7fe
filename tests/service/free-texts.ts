import { z } from 'zod/mini';

const schemaNode = z.looseObject({
  type: z.optional(z.string()),
  pattern: z.optional(z.string()),
  enum: z.optional(z.unknown()),
  const: z.optional(z.unknown()),
  format: z.optional(z.string()),
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  additionalProperties: z.optional(z.unknown()),
  items: z.optional(z.unknown()),
  anyOf: z._default(z.array(z.unknown()), []),
  oneOf: z._default(z.array(z.unknown()), []),
  allOf: z._default(z.array(z.looseObject({ pattern: z.optional(z.string()) })), []),
});
/** Patterns that let markup pass. */
const OPEN_PATTERNS: readonly string[] = ['^[^\\p{Cc}]*$', '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$'];

/** Paths below a body's schema that accept arbitrary text. */
export function freeTexts(given: unknown, path: string): string[] {
  const parsed = z.safeParse(schemaNode, given);
  if (!parsed.success) return [];
  const node = parsed.data;
  const closed = node.enum !== undefined || node.const !== undefined || node.format !== undefined;
  const patterns = [node, ...node.allOf].flatMap(({ pattern }) => pattern ?? []);
  const open = patterns.every((pattern) => OPEN_PATTERNS.includes(pattern));
  return [
    ...(node.type === 'string' && !closed && open ? [path] : []),
    ...[...node.anyOf, ...node.oneOf].flatMap((part) => freeTexts(part, path)),
    ...Object.entries(node.properties).flatMap(([name, part]) => freeTexts(part, `${path}.${name}`)),
    ...freeTexts(node.additionalProperties, `${path}.*`),
    ...freeTexts(node.items, `${path}[]`),
  ];
}
