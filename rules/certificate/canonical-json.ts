type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The one text of a value: keys in the order of their UTF-16 units, no white space (RFC 8785); a member that is undefined
 * is left out. Throws on a number that
 * JSON does not have.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} is no JSON`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, member]) =>
      member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`],
    );
  return `{${members.join(',')}}`;
}
