import {
  type EssayCorrection,
  WRITING_CRITERIA,
  type WritingEvaluation,
} from '#contract/writing-evaluation.ts';
import { countWords } from '../questions/word-count.ts';
import { overlapsAny, type Span } from '../text/spans.ts';
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
import { type EssayText, readEssay } from './essay-text.ts';
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
/** A grade or a decline, without the engine's name. */
type EssayGrade = WithoutEngine<WritingEvaluation['result']>;

/** The real test gives band 1 to texts up to this many words. */
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
  /** Number of words in repeated sentences. */
  repeated: number;
}

/** Applies the findings about the whole text to a criterion. */
function inShape(draft: CriterionDraft, shape: readonly ShapeFinding[]): CriterionDraft {
  const own = shape.filter(({ code }) => code === draft.code);
  const loss = own.reduce((sum, one) => sum + one.loss, 0);
  return {
    ...draft,
    point: Math.min(draft.point - loss, ...own.map(({ most }) => most)),
    reasons: [...own.map((one) => one.reason), ...draft.reasons],
  };
}

function draftGrade(whole: EssayText, words: number, assignment: TaskPrompt, list: WordList): Draft {
  const everywhere = findErrors(whole);
  const repeats = findRepeats(whole);
  // Repeated sentences are graded once.
  const essay = repeats.fresh;
  const isFresh = (span: Span): boolean => overlapsAny(span, essay.sentences);
  const errors = repeats.words === 0 ? everywhere : everywhere.filter(isFresh);
  const topic = promptTopic(assignment.prompt);
  const lexis = lexicalFeatures(essay, topic, list);
  const templates = templateUse(essay);
  const bullets = bulletPoints(essay);
  // Misspelt words are already counted with the word list.
  const wording = errors.filter(({ rule }) => rule.criterion === 'LR' && rule.id !== 'misspelling');
  const LR = gradeLexis(essay, lexis, wording, templates);
  const GRA = gradeGrammar(
    essay,
    sentenceFeatures(essay),
    errors.filter(({ rule }) => rule.criterion === 'GRA'),
    lexis.misspeltPer100,
  );
  const language = (LR.point + GRA.point) / 2;
  const CC = gradeCohesion(essay, cohesionFeatures(essay), assignment.minWords, {
    language,
    templates,
    bullets,
    errors,
  });
  const content = essay.tokens.filter(({ word }) => !FUNCTION_WORDS.has(word)).map(({ word }) => stem(word));
  const ideas = new Set(content.filter((word) => !topic.has(word))).size;
  const task = taskFeatures(essay, assignment.prompt, assignment.task);
  const isList = bullets.length > 0;
  const TR = gradeTask(essay, task, assignment, {
    words: Math.max(0, words - repeats.words),
    ideas,
    language,
    templates,
    isList,
  });
  const shape = shapeFindings(whole, repeats, topic, assignment);
  return {
    criteria: [TR, CC, LR, GRA]
      .map((draft) => inShape(draft, shape))
      .map((draft) => evenReasons(draft, { essay, task, errors })),
    corrections: correctionsOf(whole, everywhere, lexis.misspelt),
    repeated: repeats.words,
  };
}

/**
 * Estimates the four writing bands of an essay, or explains why it declines to. Pure and deterministic; uses surface
 * features only, so it gives ranges with low confidence. The essay's text is data: nothing in it can request a band.
 * @param list English words, lower case.
 */
export function gradeEssay(text: string, assignment: TaskPrompt, list: WordList): EssayGrade {
  const essay = readEssay(text);
  const declined = screenEssay(essay, assignment, list);
  if (declined) return { outcome: 'declined', ...declined };
  const words = countWords(text);
  const copied = copiedFlags(
    essay.tokens.map(({ word }) => word),
    assignment.prompt,
  ).filter(Boolean).length;
  const draft = draftGrade(essay, words, assignment, list);
  const own = Math.max(0, words - (copied >= COPIED_WORDS ? copied : 0) - draft.repeated);
  if (own <= BAND_ONE_WORDS) return bandOne(words, own, draft.corrections);
  // A short text cannot show a high band, and is weaker evidence for any band.
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
