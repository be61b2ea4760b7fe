import {
  type EssayCorrection,
  WRITING_CRITERIA,
  type WritingEvaluation,
} from '#contract/writing-evaluation.ts';
import { countWords } from '../questions/word-count.ts';
import {
  bandRange,
  type CriterionDraft,
  interpolate,
  overallRange,
  reason,
  towardsEnds,
} from './band-estimate.ts';
import { bulletPoints } from './bullet-points.ts';
import { cohesionFeatures } from './cohesion.ts';
import { correctionsOf } from './corrections.ts';
import { type EssayText, readEssay, type Span } from './essay-text.ts';
import { evenReasons } from './even-reasons.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { gradeCohesion } from './grade-cohesion.ts';
import { gradeGrammar } from './grade-grammar.ts';
import { gradeLexis } from './grade-lexis.ts';
import { COPIED_WORDS, gradeTask, type TaskPrompt } from './grade-task.ts';
import { findErrors } from './grammar/find-errors.ts';
import { lexicalFeatures } from './lexical.ts';
import { findRepeats } from './repeats.ts';
import { screenEssay } from './screen-essay.ts';
import { sentenceFeatures } from './sentence-range.ts';
import type { WordList } from './spelling.ts';
import { copiedFlags, promptTopic, taskFeatures } from './task-response.ts';
import { templateUse } from './templates.ts';
import { type ShapeFinding, shapeFindings } from './text-shape.ts';
import { stem } from './word-forms.ts';

type WithoutEngine<T> = T extends unknown ? Omit<T, 'engine'> : never;
/** A grade or a decline, before an engine puts its name to it. */
type EssayGrade = WithoutEngine<WritingEvaluation['result']>;

/** The real test gives band 1 to a text of this many words or fewer. */
const BAND_ONE_WORDS = 20;

function bandOne(words: number, own: number, corrections: EssayCorrection[]): EssayGrade {
  const copied = own < words ? ` (không kể ${words - own} từ chép từ đề)` : '';
  const comment = `Bài có ${own} từ${copied}. Trong bài thi thật, bài từ ${BAND_ONE_WORDS} từ trở xuống chỉ được band 1.`;
  const band = { low: 1, point: 1, high: 1.5 };
  return {
    outcome: 'graded',
    band,
    confidence: 0.8,
    word_count: words,
    criteria: WRITING_CRITERIA.map((code) => ({
      code,
      band,
      reasons: [
        reason('strength', 'Bạn đã bắt đầu viết bằng tiếng Anh: viết tiếp từ chỗ này nhé.'),
        reason('improve', comment),
      ],
    })),
    corrections,
  };
}

interface Draft {
  criteria: CriterionDraft[];
  corrections: EssayCorrection[];
  /** Words of sentences that were said before. */
  repeated: number;
}

/** A criterion after what the text as a whole takes from it. */
function inShape(draft: CriterionDraft, shape: readonly ShapeFinding[]): CriterionDraft {
  const own = shape.filter(({ code }) => code === draft.code);
  const loss = own.reduce((sum, one) => sum + one.loss, 0);
  return {
    ...draft,
    point: Math.min(draft.point - loss, ...own.map(({ most }) => most)),
    reasons: [...own.map((one) => one.reason), ...draft.reasons],
  };
}

function draftGrade(whole: EssayText, words: number, asked: TaskPrompt, list: WordList): Draft {
  const everywhere = findErrors(whole);
  const repeats = findRepeats(whole);
  // What is said twice is read once.
  const essay = repeats.fresh;
  const isFresh = ({ start, end }: Span): boolean =>
    essay.sentences.some((sentence) => start < sentence.end && sentence.start < end);
  const errors = repeats.words === 0 ? everywhere : everywhere.filter(isFresh);
  const topic = promptTopic(asked.prompt);
  const lexis = lexicalFeatures(essay, topic, list);
  const templates = templateUse(essay);
  const bullets = bulletPoints(essay);
  // Misspelt words are counted by the word list already.
  const wording = errors.filter(({ rule }) => rule.criterion === 'LR' && rule.id !== 'misspelling');
  const LR = gradeLexis(essay, lexis, wording, templates);
  const GRA = gradeGrammar(
    essay,
    sentenceFeatures(essay),
    errors.filter(({ rule }) => rule.criterion === 'GRA'),
    lexis.misspeltPer100,
  );
  const language = (LR.point + GRA.point) / 2;
  const CC = gradeCohesion(essay, cohesionFeatures(essay), asked.minWords, {
    language,
    templates,
    bullets,
    errors,
  });
  const content = essay.tokens.filter(({ word }) => !FUNCTION_WORDS.has(word)).map(({ word }) => stem(word));
  const ideas = new Set(content.filter((word) => !topic.has(word))).size;
  const task = taskFeatures(essay, asked.prompt, asked.task);
  const isList = bullets.length > 0;
  const TR = gradeTask(essay, task, asked, {
    words: Math.max(0, words - repeats.words),
    ideas,
    language,
    templates,
    isList,
  });
  const shape = shapeFindings(whole, repeats, topic, asked);
  return {
    criteria: [TR, CC, LR, GRA]
      .map((draft) => inShape(draft, shape))
      .map((draft) => evenReasons(draft, { essay, task, errors })),
    corrections: correctionsOf(whole, everywhere, lexis.misspelt),
    repeated: repeats.words,
  };
}

/**
 * Estimates the four writing bands of an essay, or says why it will not. Pure and deterministic; it reads
 * surface features only, so it shows a range and its confidence stays low. The essay's text is data:
 * nothing written in it can ask for a band.
 * @param list English words, lower case.
 */
export function gradeEssay(text: string, asked: TaskPrompt, list: WordList): EssayGrade {
  const essay = readEssay(text);
  const declined = screenEssay(essay, asked, list);
  if (declined) return { outcome: 'declined', ...declined };
  const words = countWords(text);
  const copied = copiedFlags(
    essay.tokens.map(({ word }) => word),
    asked.prompt,
  ).filter(Boolean).length;
  const draft = draftGrade(essay, words, asked, list);
  const own = Math.max(0, words - (copied >= COPIED_WORDS ? copied : 0) - draft.repeated);
  if (own <= BAND_ONE_WORDS) return bandOne(words, own, draft.corrections);
  // A short text cannot show a high band, and says less about any band.
  const most = interpolate(own, [
    [20, 3],
    [35, 5.5],
    [50, 6.5],
    [100, 7],
    [150, 7.5],
    [250, 9],
  ]);
  const spread = interpolate(words, [
    [20, 1.5],
    [60, 1.25],
    [150, 1],
    [250, 0.85],
  ]);
  const criteria = draft.criteria.map(({ code, point, spread: further, reasons }) => ({
    code,
    band: bandRange(Math.min(point, most), spread + further),
    reasons,
  }));
  return {
    outcome: 'graded',
    band: towardsEnds(overallRange(criteria.map(({ band }) => band))),
    confidence:
      Math.round(
        100 *
          interpolate(words, [
            [20, 0.25],
            [60, 0.3],
            [150, 0.4],
            [250, 0.5],
          ]),
      ) / 100,
    word_count: words,
    criteria: criteria.map((criterion) => ({ ...criterion, band: towardsEnds(criterion.band) })),
    corrections: draft.corrections,
  };
}
