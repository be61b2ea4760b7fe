import { type BankAsk, type BankGap, type BankQuestion, gapSign } from '../bank-question.ts';
import { Refused } from '../faults.ts';
import { readChoice } from './choice.ts';
import { clozeGaps } from './cloze-gaps.ts';
import { readEssay } from './essay.ts';
import { readMatching } from './matching.ts';
import { readNumerical } from './numerical.ts';
import type { QuestionElement } from './question-element.ts';
import { wordGaps } from './select-words.ts';
import { readShortAnswer } from './short-answer.ts';
import { readTrueFalse } from './true-false.ts';

/** Types whose text contains no gaps. */
const ASKS: Record<string, (question: QuestionElement) => BankAsk> = {
  multichoice: readChoice,
  truefalse: readTrueFalse,
  shortanswer: readShortAnswer,
  matching: readMatching,
  numerical: readNumerical,
  essay: readEssay,
  description: () => ({ kind: 'description' }),
};

/** Why a type is unsupported. */
const UNSUPPORTED: Record<string, string> = {
  calculated: 'its numbers are made anew for each learner',
  calculatedmulti: 'its numbers are made anew for each learner',
  calculatedsimple: 'its numbers are made anew for each learner',
  ddimageortext: 'words are dragged onto a picture; write it as fill_paragraph with the layout map',
  ddmarker: 'markers are dragged onto a picture; write it as fill_paragraph with the layout map',
  ordering: 'no question of a pack asks for an order',
  random: 'it stands for a question of the category that it draws',
  randomsamatch: 'it is made of other questions anew for each learner',
};

const clozeText = (question: QuestionElement) => {
  const gaps: BankGap[] = [];
  const text = (source: string): string => {
    const found = clozeGaps(source);
    if (new Set(found.map(({ weight }) => weight)).size > 1)
      question.losses.push('each gap is worth the same, though the bank weighs them');
    let at = 0;
    let changed = '';
    for (const { from, to, gap } of found) {
      changed += source.slice(at, from) + gapSign(gaps.length);
      gaps.push(gap);
      at = to;
    }
    return changed + source.slice(at);
  };
  return { gaps, text };
};

const wordsText = (question: QuestionElement, words: 'selectoption' | 'dragbox') => {
  const gaps: BankGap[] = [];
  const gapOf = wordGaps(question, words);
  const text = (source: string): string =>
    source.replace(/\[\[(\d{1,3})\]\]/g, (_, number: string) => {
      gaps.push(gapOf(Number(number)));
      return gapSign(gaps.length - 1);
    });
  return { gaps, text };
};

const gapped = (type: string, question: QuestionElement) => {
  if (type === 'cloze' || type === 'multianswer') return clozeText(question);
  if (type === 'gapselect') return wordsText(question, 'selectoption');
  return type === 'ddwtos' ? wordsText(question, 'dragbox') : null;
};

/** Converts a question of Moodle XML. Throws `Refused` if a pack does not support it. */
export const readQuestion = (type: string, question: QuestionElement): BankQuestion => {
  const ask = ASKS[type];
  const gaps = gapped(type, question);
  if (!ask && !gaps) throw new Refused(UNSUPPORTED[type] ?? `the type ${type || 'of no name'} is not known`);
  const text = question.first('questiontext');
  if (text === null) throw new Refused('it has no text');
  const prompt = question.text(text, 'html', gaps?.text);
  const parsed = gaps ? { kind: 'gaps' as const, gaps: gaps.gaps } : ask?.(question);
  if (!parsed) throw new Refused(`the type ${type} is not known`);
  if (question.all('hint').some((hint) => question.value('text', hint) !== ''))
    question.losses.push('hints were left out');
  return {
    ask: parsed,
    prompt,
    feedback: question.feedback('generalfeedback'),
    grade: question.number('defaultgrade'),
    losses: question.losses,
  };
};
