import { describe, expect, it } from 'vitest';
import type { ReportBand } from '#contract/learning-report.ts';
import { LEARNING } from '#src/messages/learning-report.ts';
import { bandsSentence, minutesSentence, shareSentence } from './report-sentences.ts';

const week = (starts_on: string, minutes: number) => ({ starts_on, minutes });
const band = (skill: ReportBand['skill'], points: number): ReportBand => ({
  on: '2026-03-02',
  skill,
  band: points,
});
const row = (name: string, answered: number, correct: number) => ({ name, answered, correct });

describe('the summary of a chart', () => {
  it.each([
    ['none', [week('2026-03-02', 0)], 0, LEARNING.minutesNone],
    ['one week', [week('2026-03-02', 45)], 2, 'Bạn học 45 phút trong 2 ngày, trung bình 45 phút mỗi tuần.'],
    [
      'two weeks',
      [week('2026-03-02', 60), week('2026-03-09', 150)],
      6,
      'Bạn học 3 giờ 30 phút trong 6 ngày, trung bình 1 giờ 45 phút mỗi tuần. Nhiều nhất là tuần 09/03/2026: 2 giờ 30 phút.',
    ],
  ])('minutes: %s', (_, weeks, days, said) => {
    expect(minutesSentence(weeks, days)).toBe(said);
  });

  it.each<[string, ReportBand[], string]>([
    ['none', [], LEARNING.bandsNone],
    ['one', [band('reading', 6)], 'Reading 6.0, mới có một lần.'],
    [
      'up, estimated and unchanged',
      [
        band('reading', 6),
        band('writing', 6),
        band('listening', 7),
        band('reading', 6.5),
        band('writing', 5.25),
        band('listening', 7),
      ],
      `Reading lên từ 6.0 đến 6.5. ${LEARNING.bandEstimated('Writing', '5.3', '6.0', 2)} Listening giữ ở 7.0.`,
    ],
    [
      'estimates one band apart',
      [band('writing', 5), band('writing', 6)],
      LEARNING.bandEstimated('Writing', '5.0', '6.0', 2),
    ],
    ['down', [band('reading', 6.5), band('reading', 6)], 'Reading xuống từ 6.5 còn 6.0.'],
  ])('bands: %s', (_, bands, said) => {
    expect(bandsSentence(bands)).toBe(said);
  });

  it.each([
    ['none', [], LEARNING.shareNone],
    [
      'too few to compare',
      [row('A', 4, 4), row('B', 5, 0)],
      'Trong các câu đã trả lời, bạn đúng trọn 4/9 câu có đáp án (44%); câu nhiều ý tính là một.',
    ],
    [
      'best and worst among those answered often enough',
      [row('A', 20, 15), row('B', 10, 5), row('C', 2, 0)],
      'Trong các câu đã trả lời, bạn đúng trọn 20/32 câu có đáp án (63%); câu nhiều ý tính là một. Vững nhất: A, 75%. Nên luyện thêm: B, 50%.',
    ],
    [
      'all equal',
      [row('A', 10, 5), row('B', 20, 10)],
      'Trong các câu đã trả lời, bạn đúng trọn 15/30 câu có đáp án (50%); câu nhiều ý tính là một.',
    ],
  ])('shares: %s', (_, rows, said) => {
    expect(shareSentence(rows)).toBe(said);
  });
});
