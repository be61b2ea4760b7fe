import type { SpeakingCriterion, TalkComment, TalkMeasures } from '#contract/talk-evaluation.ts';

/** What comments on a talk as a whole are based on, or on several talks together. */
export type WholeMeasures = Pick<
  TalkMeasures,
  'words' | 'speech_rate' | 'mean_run' | 'linkers' | 'less_common_share' | 'subordination' | 'pronunciation'
>;

type Whole = (measures: WholeMeasures) => TalkComment[];

const said = (criterion: SpeakingCriterion, tone: TalkComment['tone'], comment: string): TalkComment => ({
  criterion,
  tone,
  comment,
  quote: null,
});

/** Said of a talk where nothing else is. */
export const ENOUGH_WORDS = 'Từ vựng đủ để bạn nói hết ý.';
export const NOT_QUITE_CLEAR = 'Nhiều từ nghe được nhưng chưa thật rõ âm.';
/** Said of a talk without a known error, by who wrote its words. */
export const NO_ERRORS = {
  heard:
    'Mình không thấy lỗi nào ở những từ mình nghe chắc. Mình nghe hay tự sửa lỗi nhỏ, bạn nghe lại bản ghi để biết chắc nhé.',
  typed: 'Mình không thấy lỗi nào trong nhóm lỗi người Việt hay gặp. Mình không soát được mọi loại lỗi.',
};

export function paceComment({ speech_rate }: Pick<WholeMeasures, 'speech_rate'>): TalkComment {
  const rate = `Bạn nói khoảng ${Math.round(speech_rate)} từ mỗi phút`;
  if (speech_rate < 95)
    return said(
      'FC',
      'improve',
      `${rate}, còn hơi chậm. Bạn thử nói theo cụm ba, bốn từ liền hơi thay vì từng từ.`,
    );
  if (speech_rate > 190)
    return said('FC', 'improve', `${rate}, khá nhanh. Bạn nghỉ rõ hơn ở cuối câu để người nghe kịp theo.`);
  return said('FC', 'strength', `${rate}, nhịp vừa phải và dễ nghe.`);
}

export const runComment: Whole = ({ mean_run }) => {
  if (mean_run >= 20)
    return [said('FC', 'strength', 'Bạn nói liền mạch, hầu như không phải dừng để tìm từ.')];
  return mean_run >= 8
    ? [said('FC', 'strength', `Mỗi hơi bạn nói được trung bình ${Math.round(mean_run)} từ.`)]
    : [];
};

export const linkersComment: Whole = ({ linkers, words }) => {
  if (linkers >= 4) return [said('FC', 'strength', `Bạn dùng ${linkers} cách nối ý khác nhau.`)];
  return linkers <= 1 && words >= 60
    ? [said('FC', 'improve', 'Các ý ít được nối với nhau. Bạn thử thêm because, however, for example.')]
    : [];
};

export const commonWordsComment: Whole = ({ less_common_share, words }) =>
  less_common_share < 0.08 && words >= 40
    ? [said('LR', 'improve', 'Phần lớn là từ rất thông dụng. Mỗi ý bạn thử thêm một cụm từ sát chủ đề hơn.')]
    : [];

export const simpleSentencesComment: Whole = ({ subordination, words }) =>
  subordination < 2 && words >= 40
    ? [said('GRA', 'improve', 'Bạn chủ yếu dùng câu đơn. Bạn thử nối bằng because, which, if, although.')]
    : [];

export const clearWordsComment: Whole = ({ pronunciation }) =>
  pronunciation >= 75
    ? [said('P', 'strength', `Phần lớn từ nghe rõ, trung bình ${Math.round(pronunciation)}/100.`)]
    : [];

/** All that is said of a talk as a whole, or of several together. */
export const wholeComments: Whole = (measures) => [
  paceComment(measures),
  ...runComment(measures),
  ...linkersComment(measures),
  ...commonWordsComment(measures),
  ...simpleSentencesComment(measures),
  ...clearWordsComment(measures),
];
