/**
 * Licences that ask for no more than what the page of licences gives: the notice, the text, the acknowledgement. Names
 * are SPDX identifiers.
 */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD-4-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Unlicense',
]);

/**
 * Packages under the LGPL: they run unchanged, as files of their own that anybody may replace, and the page says where
 * their source is. Another one is looked at first.
 */
const LESSER_GPL: ReadonlySet<string> = new Set([
  '@humansignal/audio-file-decoder',
  '@libav.js/variant-opus-af',
]);

const isFine = (licence: string, name: string): boolean =>
  PERMISSIVE.has(licence) || (/^LGPL-(2\.1|3\.0)(-only|-or-later)?$/.test(licence) && LESSER_GPL.has(name));

/**
 * Whether a package may ship under its licence, an SPDX expression: of alternatives (`OR`) one has to do, of several
 * (`AND`) all. Nested expressions are not told apart, so they are refused.
 */
export function mayShip(name: string, expression: string): boolean {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => isFine(licence.trim(), name)));
}
