type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * Canonical JSON (RFC 8785): keys in the order of their UTF-16 units, no white space; undefined members are omitted.
 * @throws TypeError on a number that JSON cannot represent
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${value} is not valid in JSON`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, member]) =>
      member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`],
    );
  return `{${members.join(',')}}`;
}
