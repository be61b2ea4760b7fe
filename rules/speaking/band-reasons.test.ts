import { expect, it } from 'vitest';
import type { SpeakingCriterion, TalkComment, TalkMeasures } from '#contract/talk-evaluation.ts';
import { bandReasons } from './band-reasons.ts';
import { ENOUGH_WORDS, NO_ERRORS, NOT_QUITE_CLEAR, wholeComments } from './whole-comments.ts';

/** A talk of which nothing is said as a whole but its pace. */
const PLAIN: TalkMeasures = {
  ...{ words: 60, syllables: 80, talk_seconds: 30, speech_rate: 120, articulation_rate: 3.6 },
  ...{ pauses: 9, pause_mean: 0.7, pause_share: 0.2, pauses_within: 2, mean_run: 6, fillers: 0, repairs: 0 },
  ...{ pronunciation: 70, diversity: 48, less_common_share: 0.14 },
  ...{ errors: 1.5, subordination: 4, subordinators: 3, linkers: 2 },
};
const QUOTE = { start: 0, end: 3, text: 'she', at: 1 };

const note = (
  criterion: SpeakingCriterion,
  tone: TalkComment['tone'],
  comment: string,
  quote: TalkComment['quote'] = null,
): TalkComment => ({ criterion, tone, comment, quote });

/** A talk as it was graded: what its own measures say of it comes first. */
const talk = (questionId: string, change: Partial<TalkMeasures>, comments: TalkComment[] = []) => {
  const measures = { ...PLAIN, ...change };
  return { questionId, measures, comments: [...wholeComments(measures), ...comments] };
};
const said = (talks: ReturnType<typeof talk>[], code: SpeakingCriterion, whole = PLAIN) =>
  bandReasons(talks, whole, code).map(({ comment }) => comment);

it.each([
  ['FC', 'pace', { speech_rate: 169 }, { speech_rate: 191 }, { speech_rate: 180 }],
  ['FC', 'links', { linkers: 4 }, { linkers: 1 }, { linkers: 4 }],
  ['LR', 'words', {}, { less_common_share: 0.02 }, { less_common_share: 0.1 }],
  ['GRA', 'sentences', {}, { subordination: 1 }, { subordination: 3 }],
  ['P', 'sounds', { pronunciation: 90 }, { pronunciation: 60 }, { pronunciation: 80 }],
] as const)(
  '%s: of the %s of all talks one thing is said, that of all together',
  (code, _, one, other, all) => {
    const whole = { ...PLAIN, ...all };
    expect(said([talk('one', one), talk('two', other)], code, whole)).toEqual(
      wholeComments(whole)
        .filter(({ criterion }) => criterion === code)
        .map(({ comment }) => comment),
    );
  },
);

it('says once what several talks have with other figures', () => {
  const pause = (seconds: string) => note('FC', 'improve', `Bạn dừng ${seconds} giây giữa câu.`, QUOTE);
  const talks = [talk('one', {}, [pause('1,2')]), talk('two', {}, [pause('0,9')])];
  expect(said(talks, 'FC').slice(1)).toEqual(['Bạn dừng 1,2 giây giữa câu.']);
});

it('collects the reasons of all talks without duplicates, each with the talk that it quotes', () => {
  const one = talk('one', {}, [note('GRA', 'improve', 'a', QUOTE), note('GRA', 'strength', 'b', QUOTE)]);
  const two = talk('two', {}, [note('GRA', 'improve', 'a', QUOTE), note('GRA', 'improve', 'c', QUOTE)]);
  const reasons = bandReasons([one, two], PLAIN, 'GRA');
  expect(reasons.map(({ comment }) => comment)).toEqual(['b', 'a', 'c']);
  expect(reasons[2]?.quote).toEqual({ ...QUOTE, question_id: 'two' });
});

it.each([
  ['LR', note('LR', 'strength', ENOUGH_WORDS)],
  ['P', note('P', 'improve', NOT_QUITE_CLEAR)],
  ['GRA', note('GRA', 'strength', NO_ERRORS.heard)],
] as const)('%s: what is said for want of anything else is left out where something is', (code, empty) => {
  const found = note(code, 'improve', 'Sai ở đây.', QUOTE);
  expect(said([talk('one', {}, [empty]), talk('two', {}, [found])], code)).toEqual(['Sai ở đây.']);
  expect(said([talk('one', {}, [empty])], code)).toEqual([empty.comment]);
});
