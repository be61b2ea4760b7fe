import { z } from 'zod/mini';
import { ApiFailure } from '#server/failure/api-failure.ts';

/** Parts that come from an address: whoever reads the message opened a link, and typed no field. */
const ADDRESS: ReadonlySet<string> = new Set(['path', 'query']);

const badAddress = (): ApiFailure =>
  new ApiFailure('BAD_REQUEST', 'Đường dẫn này chưa đúng. Bạn mở lại từ trang trước giúp mình nhé.');

const badField = (field: string): ApiFailure =>
  new ApiFailure(
    'BAD_REQUEST',
    `Dữ liệu gửi lên chưa đúng ở mục “${field}”. Bạn kiểm tra lại giúp mình nhé.`,
  );

const badPart = (part: string, field: string): ApiFailure =>
  ADDRESS.has(part) ? badAddress() : badField(field);

/**
 * Normalises text to what the database can store: a lone surrogate (half an emoji) becomes U+FFFD; NUL is
 * refused. Iterative, since the sender chooses the depth.
 */
function cleanText(root: unknown, part: string): void {
  const open: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const [key, value] of Object.entries(node)) {
      if (key.includes('\0')) throw badPart(part, '?');
      if (typeof value === 'string') {
        if (value.includes('\0')) throw badPart(part, key);
        if (!value.isWellFormed()) Object.assign(node, { [key]: value.toWellFormed() });
      } else if (typeof value === 'object' && value !== null) {
        open.push(value);
      }
    }
  }
}

/** Parses one part of a request. Throws `BAD_REQUEST` in Vietnamese, naming the field where one was filled in. */
export function parseInput<S extends z.core.$ZodType>(schema: S, given: unknown, part: string): z.output<S> {
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) throw badPart(part, parsed.error.issues[0]?.path.join('.') || part);
  cleanText(parsed.data, part);
  return parsed.data;
}
