import { describe, expect, it } from 'vitest';
import { importsIn, type SourceFile, sourcesIn } from './source-files.ts';

/** What leads on from something finished: each chooses only what is open to whoever it is. */
const WAYS_ON =
  /\/(?:next-up|to-next-thing|after-lesson|next-cards|lesson-end|placement-courses|to-room)\.tsx$/;

/** Screens after something was finished, by what it was. */
const FINISHED: Readonly<Record<string, string>> = {
  lesson: 'src/features/lesson/components/lesson-view.tsx',
  'a text or a video': 'src/features/lesson/components/section-view.tsx',
  practice: 'src/features/practice/components/result-summary.tsx',
  'revise set': 'src/features/revise/components/revise-result.tsx',
  exam: 'src/features/exam-result/components/result-head.tsx',
  'placement test': 'src/features/placement/components/placement-result.tsx',
  'topic or speaking test': 'src/features/speaking-result/components/result-body.tsx',
  'graded topic or speaking test': 'src/features/speaking-result/components/graded-result.tsx',
  'speaking trial': 'src/features/speaking-trial/components/keep-result.tsx',
  interview: 'src/features/interview/components/onward.tsx',
  scene: 'src/features/conversation/components/scene-end.tsx',
  review: 'src/features/notebook/components/review-session.tsx',
};

/** Screens drawn as finished that need none of these, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'src/features/speaking-exam/components/exam-over.tsx': 'leads to its result',
  'src/features/install/pages/install-page.tsx': 'nothing was learnt',
  'src/features/outbox/components/empty-queue.tsx': 'nothing was learnt',
};

const leadsOn = (file: SourceFile): boolean =>
  importsIn(file).some(({ file: imported }) => imported !== null && WAYS_ON.test(imported));

const drawnFinished = ({ source }: SourceFile): boolean => source.includes('illustration="done"');

/** Links drawn as the primary button that lead to where one pays. */
const sells = ({ source }: SourceFile): boolean =>
  [...source.matchAll(/<LinkButton\b[^>]*?>/gs)].some(
    ([tag]) => tag.includes("href('payments'") && !/variant="(?:secondary|quiet)"/.test(tag),
  );

const screens = sourcesIn('src').filter(({ path }) => path.endsWith('.tsx'));

describe('whatever was finished leads on', () => {
  it.each(Object.entries(FINISHED))('%s', (_, path) => {
    const file = screens.find((screen) => screen.path === path);
    expect(file && leadsOn(file)).toBe(true);
  });

  it('and no other screen is drawn as finished', () => {
    const known = new Set([...Object.values(FINISHED), ...Object.keys(OTHERWISE)]);
    const others = screens.filter((file) => drawnFinished(file) && !known.has(file.path));
    expect(others.map(({ path }) => path)).toEqual([]);
  });
});

it('no primary button sells', () => {
  expect(screens.filter(sells).map(({ path }) => path)).toEqual([]);
});

it.each([
  ['a primary link to the prices', '<LinkButton size="lg" to={href(\'payments\')}>', true],
  ['a secondary one', '<LinkButton to={href(\'payments\')} variant="secondary">', false],
  ['another link', "<LinkButton to={href('home')}>", false],
])('finds %s', (_, source, isFound) => {
  expect(sells({ path: 'a.tsx', source })).toBe(isFound);
});
