import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLANTED_ERRORS } from '#tests/support/grammar-cases/planted-errors.ts';
import { RIGHT_SENTENCES } from '#tests/support/grammar-cases/right-sentences.ts';
import { TRAP_SENTENCES } from '#tests/support/grammar-cases/trap-sentences.ts';
import { readEssay } from '../essay-text.ts';
import { findErrors } from './find-errors.ts';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Passages of the starter pack: practices and reading tests, without front matter, markup and images. */
function passages(): string[] {
  const practices = readdirSync('content/practices').map((name) => `content/practices/${name}`);
  const tests = ['academic-reading-1', 'academic-reading-2'].flatMap((test) =>
    readdirSync(`content/tests/${test}`)
      .filter((name) => name.startsWith('part-'))
      .map((name) => `content/tests/${test}/${name}`),
  );
  return [...practices, ...tests].map((path) =>
    readFileSync(path, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/!\[[^\]]*\]\([^)]*\)|^\|.*$/gm, '')
      .replace(/[*_>#]+/g, ''),
  );
}

describe('findErrors', () => {
  it('finds at least nine in ten of the planted errors', () => {
    const lines = linesOf(PLANTED_ERRORS);
    const missed = lines.filter((line) => {
      const start = line.indexOf('[');
      const end = line.lastIndexOf(']') - 1;
      const errors = findErrors(readEssay(line.replace(/[[\]]/g, '')));
      return !errors.some((error) => error.start < end && start < error.end);
    });
    expect(lines.length).toBeGreaterThanOrEqual(60);
    expect(missed.length / lines.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('marks nothing in correct sentences', () => {
    const lines = [...linesOf(RIGHT_SENTENCES), ...linesOf(TRAP_SENTENCES)];
    const marked = lines.flatMap((line) =>
      findErrors(readEssay(line)).map(
        ({ rule, start, end }) => `${rule.id}: [${line.slice(start, end)}] ${line}`,
      ),
    );
    expect(lines.length).toBeGreaterThanOrEqual(375);
    expect(marked).toEqual([]);
  });

  it('marks at most one place in 500 sentences of the passages', () => {
    const essays = passages().map(readEssay);
    const sentences = essays.reduce((sum, { sentences: list }) => sum + list.length, 0);
    const marked = essays.flatMap((essay) =>
      findErrors(essay).map(({ rule, start, end }) => `${rule.id}: ${essay.text.slice(start, end)}`),
    );
    expect(sentences).toBeGreaterThan(1000);
    expect(marked.length / sentences, marked.join('\n')).toBeLessThanOrEqual(1 / 500);
  });
});
