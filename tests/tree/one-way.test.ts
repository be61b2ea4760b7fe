import { describe, expect, it } from 'vitest';
import { sourcesIn } from './source-files.ts';

const sources = sourcesIn('rules', 'server', 'operator', 'src');

/** What only one file does, so that no other can do it without the rule that this file adds. */
const ONE_WAY: readonly { what: string; pattern: RegExp; like: string; only: readonly string[] }[] = [
  {
    what: 'takes up jobs: deaths of the process are counted there (decision 099)',
    pattern: /\b(?:boss|pgBoss)\s*\.\s*(?:work|fetch)\s*[<(]/,
    like: "await boss.work<Job>('nightly', handle)",
    only: ['server/queue/work-jobs.ts'],
  },
  {
    what: 'writes cells of CSV: formulas are neutralised there',
    pattern: /replaceAll\('"', '""'\)|\.map\([^)]*\)\.join\('[,;]'\)\}?\\r\\n/,
    like: `text.replaceAll('"', '""')`,
    only: ['rules/text/csv.ts'],
  },
  {
    what: 'writes answers and their evaluations: the band follows there (docs/sums.md)',
    pattern:
      /\.(?:update|insert)\((?:schema\.)?attemptAnswers\)|(?:\bupdate|\binsert into) attempt_answers\b/i,
    like: 'await tx.update(attemptAnswers).set({ evaluation })',
    only: ['server/domain/attempt/write-answers.ts'],
  },
  {
    what: 'writes bands of the speaking room: they are those of the evaluations',
    pattern: /\.(?:update|insert|delete)\((?:schema\.)?speakingBands\)|\bkeepSpeakingBand\(tx\b/,
    like: 'await tx.insert(speakingBands).values(band)',
    only: ['server/domain/attempt/keep-speaking-band.ts', 'server/domain/attempt/write-answers.ts'],
  },
  {
    what: 'submits an attempt, with whose submission its band may follow; an exam, which has none, is closed apart',
    pattern: /\.set\(\{[^}]*\bsubmitted_at:/,
    like: '.set({ submitted_at: submittedAt })',
    only: ['server/domain/attempt/write-answers.ts'],
  },
];

describe.each(ONE_WAY)('$what', ({ pattern, like, only }) => {
  it('recognises it', () => expect(like).toMatch(pattern));

  it('is done in one place', () => {
    const places = sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path);
    expect(places).toEqual(only);
  });
});
