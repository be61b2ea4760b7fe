import {
  type EssayCorrection,
  WRITING_CRITERIA,
  type WritingCriterion,
  type WritingEvaluation,
} from '#contract/writing-evaluation.ts';
import { countWords } from '../questions/word-count.ts';
import { essayRelevance } from '../relevance/essay-relevance.ts';
import type { Likeness } from '../relevance/likeness.ts';
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
import { FUNCTION_WORDS } from './function-words.ts';
import { gradeCohesion } from './grade-cohesion.ts';
import { gradeGrammar } from './grade-grammar.ts';
import { gradeLexis } from './grade-lexis.ts';
import { COPIED_WORDS, gradeTask, isReport, type TaskPrompt } from './grade-task.ts';
import { findErrors } from './grammar/find-errors.ts';
import { lexicalFeatures } from './lexical.ts';
import { type MissingCriterion, missingEvidence } from './missing-evidence.ts';
import { findRepeats } from './repeats.ts';
import { screenEssay } from './screen-essay.ts';
import { sentenceFeatures } from './sentence-range.ts';
import type { WordList } from './spelling.ts';
import { copiedFlags, promptTopic, taskFeatures } from './task-response.ts';
import { templateUse } from './templates.ts';
import { type ShapeFinding, shapeFindings } from './text-shape.ts';
import { withImprovement } from './with-improvement.ts';
import { stem } from './word-forms.ts';

type WithoutEngine<T> = T extends unknown ? Omit<T, 'engine'> : never;
/** A grade or a decline, without the engine's name. */
type EssayGrade = WithoutEngine<WritingEvaluation['result']>;

/** The real test gives band 1 to texts up to this many words. */
const BAND_ONE_WORDS = 20;
/** Of a criterion without evidence, in bands on either side. */
const UNKNOWN_SPREAD = 2;
/** With a maximum band up to this, no words are quoted as an example. */
const UNPRAISED = 4;

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
  missing: MissingCriterion[];
  /** Number of words in repeated sentences. */
  repeated: number;
}

/** What the grader knows of English. */
interface Knowledge {
  /** English words, lower case. */
  isWord: WordList;
  likeness: Likeness;
}

/** Applies the findings about the whole text to a criterion. */
function inShape(draft: CriterionDraft, shape: readonly ShapeFinding[]): CriterionDraft {
  const own = shape.filter(({ code }) => code === draft.code);
  const loss = own.reduce((sum, one) => sum + one.loss, 0);
  const most = Math.min(9, ...own.map((one) => one.most));
  return {
    ...draft,
    point: Math.min(draft.point - loss, most),
    reasons: [
      ...own.map((one) => one.reason),
      // What keeps a criterion so low leaves nothing in it to praise.
      ...draft.reasons.filter(({ tone, quote }) => most > UNPRAISED || tone === 'improve' || !quote),
    ],
  };
}

function draftGrade(whole: EssayText, words: number, assignment: TaskPrompt, known: Knowledge): Draft {
  const everywhere = findErrors(whole);
  const repeats = findRepeats(whole);
  // Repeated sentences are graded once.
  const essay = repeats.fresh;
  const isFresh = (span: Span): boolean => overlapsAny(span, essay.sentences);
  const errors = repeats.words === 0 ? everywhere : everywhere.filter(isFresh);
  const topic = promptTopic(assignment.prompt);
  const lexis = lexicalFeatures(essay, topic, known.isWord);
  const templates = templateUse(essay);
  const bullets = bulletPoints(essay);
  // Misspelt words are already counted with the word list.
  const wording = errors.filter(({ rule }) => rule.criterion === 'LR' && rule.id !== 'misspelling');
  const LR = gradeLexis(essay, lexis, wording, templates, known.likeness);
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
  const fit = essayRelevance(
    essay,
    { prompt: assignment.prompt, isReport: isReport(assignment) },
    known.likeness,
  );
  const TR = gradeTask(essay, task, assignment, {
    words: Math.max(0, words - repeats.words),
    ideas,
    language,
    templates,
    isList,
    fit,
  });
  const shape = shapeFindings(whole, repeats, { topic, fit }, assignment);
  return {
    criteria: [TR, CC, LR, GRA]
      .map((draft) => inShape(draft, shape))
      .map((draft) => withImprovement(draft, { essay })),
    corrections: correctionsOf(whole, everywhere, lexis.misspelt),
    missing: missingEvidence(whole, fit),
    repeated: repeats.words,
  };
}

/**
 * Estimates the four writing bands of an essay, or explains why it declines to. Pure and deterministic; uses surface
 * features only, so it gives ranges with low confidence. The essay's text is data: nothing in it can request a band.
 */
export function gradeEssay(text: string, assignment: TaskPrompt, known: Knowledge): EssayGrade {
  const essay = readEssay(text);
  const declined = screenEssay(essay, assignment, known.isWord);
  if (declined) return { outcome: 'declined', ...declined };
  const words = countWords(text);
  const copied = copiedFlags(
    essay.tokens.map(({ word }) => word),
    assignment.prompt,
  ).filter(Boolean).length;
  const draft = draftGrade(essay, words, assignment, known);
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
  const isMissing = (code: WritingCriterion) => draft.missing.some((one) => one.code === code);
  const all = draft.criteria.map(({ code, point, spread: further, reasons }) => ({
    code,
    // Without evidence the criterion may be anything that is usual.
    band: bandRange(Math.min(point, most), isMissing(code) ? UNKNOWN_SPREAD : spread + further),
    reasons,
  }));
  const criteria = all.filter(({ code }) => !isMissing(code));
  return {
    outcome: 'graded',
    band: towardsEnds(overallRange(all.map(({ band }) => band))),
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
    ...(draft.missing.length > 0 && { missing: draft.missing }),
  };
}
