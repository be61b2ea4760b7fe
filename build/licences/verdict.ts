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

const LGPL = /^LGPL-(2\.1|3\.0)(-only|-or-later)?$/;
const MPL = /^MPL-2\.0$/;

/**
 * Packages under licences that bind only their own files: they run unchanged, as separate files that anyone may
 * replace, and the page links their source. Review a package before adding it here.
 */
const UNCHANGED: Readonly<Record<string, RegExp>> = {
  '@humansignal/audio-file-decoder': LGPL,
  '@libav.js/variant-opus-af': LGPL,
  'web-push': MPL,
};

const isFine = (licence: string, name: string): boolean =>
  PERMISSIVE.has(licence) || (Object.hasOwn(UNCHANGED, name) && UNCHANGED[name]?.test(licence) === true);

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
