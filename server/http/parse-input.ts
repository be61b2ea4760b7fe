import { z } from 'zod/mini';
import { ApiFailure } from '#server/failure/api-failure.ts';

const badField = (field: string): ApiFailure =>
  new ApiFailure(
    'BAD_REQUEST',
    `Dữ liệu gửi lên chưa đúng ở mục “${field}”. Bạn kiểm tra lại giúp mình nhé.`,
  );

/**
 * Normalises text to what the database can store: a lone surrogate (half an emoji) becomes U+FFFD; NUL is
 * refused. Iterative, since the sender chooses the depth.
 */
function cleanText(root: unknown): void {
  const open: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (key.includes('\0')) throw badField('?');
      if (typeof value === 'string') {
        if (value.includes('\0')) throw badField(key);
        if (!value.isWellFormed()) Object.assign(node, { [key]: value.toWellFormed() });
      } else if (typeof value === 'object' && value !== null) {
        open.push(value);
      }
    }
  }
}

/** Parses one part of a request. Throws `BAD_REQUEST` naming the field in Vietnamese. */
export function parseInput<S extends z.core.$ZodType>(schema: S, given: unknown, part: string): z.output<S> {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw badField(parsed.error.issues[0]?.path.join('.') || part);
  cleanText(parsed.data);
  return parsed.data;
}
