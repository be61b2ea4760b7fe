import { z } from 'zod/mini';

type Reading<T> = { ok: true; value: T } | { ok: false; complaint: string };

/** Maximum number of faults reported. */
const MAX_FAULTS = 5;

/** The JSON object in a text: models sometimes wrap it in fences or sentences. */
function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

/** Parses a model's answer, or describes in English what is wrong with it. */
export function readStructured<Schema extends z.core.$ZodType>(
  schema: Schema,
  text: string,
): Reading<z.output<Schema>> {
  const found = objectIn(text);
  if (found === undefined) return { ok: false, complaint: 'it is not one JSON object' };
  const checked = z.safeParse(schema, found);
  if (checked.success) return { ok: true, value: checked.data };
  const faults = checked.error.issues
    .slice(0, MAX_FAULTS)
    .map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  return { ok: false, complaint: faults.join('; ') };
}
