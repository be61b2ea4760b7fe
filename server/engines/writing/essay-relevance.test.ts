import { describe, expect, it } from 'vitest';
import { RELEVANCE_ESSAYS } from '#tests/support/relevance-essays/relevance-essays.ts';
import { LocalWritingGrader } from './local-writing-grader.ts';

/** Required share of the table: 38 of 40. */
const REQUIRED = 0.95;
/** Maximum band for the task of what does not answer its prompt. */
const OFF_TOPIC = 4;
/** Below this the task of an essay that answers its prompt was lowered: all of them had more on language alone. */
const LOWERED = 5;
const REASON =
  /chuyện khác với điều đề hỏi|câu học thuộc|không dính gì tới đề|không nói tới điều đề hỏi|không nêu ý kiến|tổng quan|mình chưa thấy/;

const grader = new LocalWritingGrader();

const judged = await Promise.all(
  RELEVANCE_ESSAYS.map(async ({ task, essay, ...about }) => {
    const result = await grader.grade({ essay, ...task });
    if (result.outcome !== 'graded') throw new Error(`${about.name}: ${result.reason}`);
    const TR = result.criteria.find(({ code }) => code === 'TR');
    const isReasoned = TR?.reasons.some(({ comment }) => REASON.test(comment)) ?? true;
    const isDeclined = result.missing?.some(({ code }) => code === 'TR') ?? false;
    const isRight =
      about.kind === 'about'
        ? (TR?.band.point ?? 0) >= LOWERED
        : isDeclined || (isReasoned && (TR?.band.point ?? 9) <= OFF_TOPIC);
    return { ...about, TR, isRight, isDeclined };
  }),
);

describe('essays on their prompts and beside them', () => {
  it('judges 38 of 40 rightly, and all but two of those that no level was set on', () => {
    const wrong = judged.filter(({ isRight }) => !isRight);
    expect(judged.length).toBeGreaterThanOrEqual(60);
    const names = wrong.map(({ name }) => name).join(', ');
    expect(wrong.length / judged.length, names).toBeLessThanOrEqual(1 - REQUIRED);
    expect(wrong.filter(({ isSeen }) => !isSeen).length, names).toBeLessThanOrEqual(2);
  });

  it('calls no essay that answers its prompt off topic, and declines at most one in twelve', () => {
    const about = judged.filter(({ kind }) => kind === 'about');
    const lowered = about.filter(({ TR }) => TR && TR.band.point < LOWERED).map(({ name }) => name);
    expect(lowered).toEqual([]);
    expect(about.filter(({ isDeclined }) => isDeclined).length).toBeLessThanOrEqual(about.length / 12);
  });

  it('praises nothing for the task in an essay that is beside it', () => {
    const praised = judged
      .filter(({ kind, TR }) => kind === 'beside' && TR)
      .flatMap(({ name, TR }) =>
        (TR?.reasons ?? [])
          .filter(({ tone, quote }) => tone === 'strength' && quote)
          .map(({ quote }) => `${name}: ${quote?.text}`),
      );
    expect(praised).toEqual([]);
  });
});
