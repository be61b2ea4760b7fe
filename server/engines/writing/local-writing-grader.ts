import { dictionary } from 'cmu-pronouncing-dictionary';
import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { gradeEssay } from '#rules/writing/grade-essay.ts';
import { openLikeness } from '../open-likeness.ts';
import type { WritingGrader, WritingInput } from './writing-grader.ts';

const ENGINE = { name: 'luyen-writing', version: '5' } as const;

/** Grades on this machine with rules and word lists only: no network, no model. */
export class LocalWritingGrader implements WritingGrader {
  async grade({ essay, ...asked }: WritingInput): Promise<WritingEvaluation['result']> {
    const known = { isWord: (word: string) => Object.hasOwn(dictionary, word), likeness: openLikeness() };
    return { engine: ENGINE, ...gradeEssay(essay, asked, known) };
  }
}
