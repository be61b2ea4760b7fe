import type { TalkComment, TalkMeasures } from '#contract/talk-evaluation.ts';
import { overlapsAny } from '../text/spans.ts';
import type { Disfluency } from './disfluency.ts';
import type { Pause } from './pauses.ts';
import type { PlainSpeech } from './plain-speech.ts';
import type { SpokenLanguage } from './spoken-language.ts';
import type { TranscriptWord } from './transcript-word.ts';
import { unclearWords } from './unclear-words.ts';
import type { Span } from './unheard-sentences.ts';
import {
  clearWordsComment,
  commonWordsComment,
  ENOUGH_WORDS,
  linkersComment,
  NO_ERRORS,
  NOT_QUITE_CLEAR,
  paceComment,
  runComment,
  simpleSentencesComment,
} from './whole-comments.ts';

/** Everything that comments are based on. */
export interface TalkFindings {
  transcript: string;
  words: readonly TranscriptWord[];
  marks: readonly (Disfluency | null)[];
  pauses: readonly Pause[];
  untold: number;
  /** Parts of the transcript that are not in the recording. */
  unheard: readonly Span[];
  plain: PlainSpeech;
  language: SpokenLanguage;
  measures: TalkMeasures;
  /** A machine wrote the transcript: it leaves out fillers, and mends small errors. */
  isRecognised: boolean;
}

type Tone = TalkComment['tone'];
type Criterion = TalkComment['criterion'];

const LONGEST_QUOTE = 160;
const MOST_UNHEARD = 3;
/** Playback of a pause starts this long before it, seconds. */
const LEAD = 1;

const told = (seconds: number): string => seconds.toFixed(1).replace('.', ',');

function quoteOf({ transcript, words }: TalkFindings, start: number, end: number): TalkComment['quote'] {
  const space = transcript.lastIndexOf(' ', start + LONGEST_QUOTE);
  const last = end - start > LONGEST_QUOTE ? (space > start ? space : start + LONGEST_QUOTE) : end;
  const at = words.find(({ from, to, said }) => said && to > start && from < last)?.said?.start ?? null;
  return { start, end: last, text: transcript.slice(start, last), at };
}

/** A quote by offsets into the plain text. */
function plainQuote(findings: TalkFindings, span: { start: number; end: number }): TalkComment['quote'] {
  const { at } = findings.plain;
  return quoteOf(findings, at[span.start] ?? 0, (at[span.end - 1] ?? 0) + 1);
}

const note =
  (criterion: Criterion) =>
  (tone: Tone, comment: string, quote: TalkComment['quote'] = null): TalkComment => ({
    criterion,
    tone,
    comment,
    quote,
  });

/** Quotes the words around a pause, with playback from just before it. */
function roundPause(findings: TalkFindings, pause: Pause): TalkComment['quote'] {
  const { words } = findings;
  const after = words.findIndex(({ said }) => said !== null && said.start >= (pause.start + pause.end) / 2);
  const [first, last] = [words[Math.max(0, after - 3)], words[Math.min(words.length - 1, after + 2)]];
  if (after < 0 || !first || !last) return null;
  const quote = quoteOf(findings, first.from, last.to);
  return quote && { ...quote, at: Math.max(0, pause.start - LEAD) };
}

function fluencyComments(findings: TalkFindings): TalkComment[] {
  const { measures, pauses, words, marks, untold, unheard, isRecognised } = findings;
  const of = note('FC');
  const list = [paceComment(measures)];
  const hesitations = pauses
    .filter(({ within, start, end }) => within && end - start >= 0.8)
    .toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (measures.pauses_within !== null)
    for (const pause of hesitations.slice(0, 2))
      list.push(
        of(
          'improve',
          `Bạn dừng ${told(pause.end - pause.start)} giây giữa câu. Bạn thử nghĩ xong cả ý rồi nói một mạch.`,
          roundPause(findings, pause),
        ),
      );
  list.push(...runComment(measures));
  const first = (kind: Disfluency) => words.find((_, index) => marks[index] === kind);
  const slips = [
    ['filler', measures.fillers, 'lần bạn dùng tiếng đệm như “um”, “er”. Im lặng một nhịp nghe tự tin hơn.'],
    ['repair', measures.repairs, 'từ bạn nói lại hoặc sửa ngay. Nói chậm hơn một chút sẽ đỡ phải sửa.'],
  ] as const;
  for (const [kind, count, text] of slips) {
    const word = first(kind);
    if (word && count >= 2 && count > 0.03 * measures.words)
      list.push(of('improve', `Có ${count} ${text}`, quoteOf(findings, word.from, word.to)));
  }
  list.push(...linkersComment(measures));
  for (const { from, to } of unheard.slice(0, MOST_UNHEARD))
    list.push(
      of(
        'improve',
        isRecognised
          ? 'Mình ghi ra đoạn này, nhưng so lại với bản ghi thì không chắc, nên không tính vào kết quả.'
          : 'Phần chữ có đoạn này nhưng mình không nghe thấy trong bản ghi nên không tính vào kết quả.',
        quoteOf(findings, from, to),
      ),
    );
  if (untold > 0.15 * measures.talk_seconds)
    list.push(
      of(
        'improve',
        isRecognised
          ? `Có khoảng ${Math.round(untold)} giây bạn nói mà mình chưa ghi ra được chữ. Bạn sửa lại phần chữ thì kết quả sát hơn.`
          : `Có khoảng ${Math.round(untold)} giây mình nghe tiếng nói mà phần chữ không ghi. Chữ càng khớp, kết quả càng sát.`,
      ),
    );
  return list;
}

function lexisComments(findings: TalkFindings): TalkComment[] {
  const { language, measures } = findings;
  const { lexis, errors } = language;
  const of = note('LR');
  const wording = errors.filter(({ rule }) => rule.criterion === 'LR');
  const best = lexis.lessCommon
    .filter((token) => token.word.length >= 6 && !overlapsAny(token, errors))
    .toSorted((a, b) => b.word.length - a.word.length);
  const list = best
    .slice(0, 2)
    .map((token) => of('strength', 'Bạn dùng được từ ngoài nhóm cơ bản.', plainQuote(findings, token)));
  for (const error of wording.slice(0, 3))
    list.push(of('improve', error.rule.explain, plainQuote(findings, error)));
  if (lexis.overused)
    list.push(
      of(
        'improve',
        `Từ này xuất hiện ${lexis.overused.times} lần. Bạn thử thay bằng từ gần nghĩa ở vài chỗ.`,
        plainQuote(findings, lexis.overused.token),
      ),
    );
  list.push(...commonWordsComment(measures));
  return list.length > 0 ? list : [of('strength', ENOUGH_WORDS)];
}

function grammarComments(findings: TalkFindings): TalkComment[] {
  const { language, measures, isRecognised } = findings;
  const of = note('GRA');
  const errors = language.errors.filter(({ rule }) => rule.criterion === 'GRA');
  const seen = new Set<string>();
  const shown = errors.filter(({ rule }) => !seen.has(rule.id) && seen.add(rule.id)).slice(0, 5);
  const list = shown.map((error) => of('improve', error.rule.explain, plainQuote(findings, error)));
  const clause = language.clauses.find((one) => !overlapsAny(one, errors));
  if (clause)
    list.unshift(of('strength', 'Bạn nối được mệnh đề phụ ngay khi nói.', plainQuote(findings, clause)));
  list.push(...simpleSentencesComment(measures));
  if (errors.length === 0) list.push(of('strength', isRecognised ? NO_ERRORS.heard : NO_ERRORS.typed));
  return list;
}

const MOST_UNCLEAR = 3;

function soundComments(findings: TalkFindings): TalkComment[] {
  const { words, measures, isRecognised } = findings;
  const of = note('P');
  const list = unclearWords(words, MOST_UNCLEAR).map(({ from, to }) =>
    of(
      'improve',
      'Từ này mình nghe chưa rõ. Bạn nghe lại và thử nói đủ cả âm cuối.',
      quoteOf(findings, from, to),
    ),
  );
  const isTold = ({ from, to }: Span) => findings.unheard.some((span) => from >= span.from && to <= span.to);
  const missed = words.filter((word) => word.said === null && !isTold(word));
  const [first] = missed;
  // What a machine wrote and the sound does not bear out is the machine's mistake.
  if (!isRecognised && first && missed.length >= 0.05 * words.length)
    list.push(
      of(
        'improve',
        `Có ${missed.length} từ mình không nghe ra trong bản ghi, bắt đầu từ chỗ này. Có thể bạn nói lướt, hoặc phần chữ chưa khớp.`,
        quoteOf(findings, first.from, first.to),
      ),
    );
  list.unshift(...clearWordsComment(measures));
  return list.length > 0 ? list : [of('improve', NOT_QUITE_CLEAR)];
}

/** Strengths and improvements by criterion, each quoting the learner's words if possible. */
export const talkComments = (findings: TalkFindings): TalkComment[] => [
  ...fluencyComments(findings),
  ...lexisComments(findings),
  ...grammarComments(findings),
  ...soundComments(findings),
];
