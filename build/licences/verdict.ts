/**
 * Licences that require only what the licences page provides: the notice, the text, the acknowledgement.
 * Names are SPDX identifiers.
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
 * Packages under the LGPL: they run unchanged, as separate files that anyone may replace, and the page links
 * their source. Review a package before adding it here.
 */
const LESSER_GPL: ReadonlySet<string> = new Set([
  '@humansignal/audio-file-decoder',
  '@libav.js/variant-opus-af',
]);

const isFine = (licence: string, name: string): boolean =>
  PERMISSIVE.has(licence) || (/^LGPL-(2\.1|3\.0)(-only|-or-later)?$/.test(licence) && LESSER_GPL.has(name));

/**
 * Whether a package may ship under its licence, an SPDX expression: one alternative (`OR`) must qualify, or
 * all parts (`AND`). Nested expressions are not parsed, so they are rejected.
 */
export function mayShip(name: string, expression: string): boolean {
  const bare = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/[()]/.test(bare)) return false;
  return bare
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((licence) => isFine(licence.trim(), name)));
}
