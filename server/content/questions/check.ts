import { type QuestionType, questionContentSchema } from '#contract/question.ts';
import { isOfType } from '#rules/questions/is-of-type.ts';
import { checkMatching, checkMultipleChoice, checkSingleChoice, checkTrueFalse } from './check-choices.ts';
import { checkFillParagraph, checkFreeText } from './check-fill.ts';
import { type ProofSetting, proofFaults } from './check-proofs.ts';
import type { Check, InPassage, QuestionFault } from './fault.ts';
import type { QuestionSource } from './source.ts';

const nothing = (): QuestionFault[] => [];

const checkTurn: Check<'ielts_unscripted_speaking'> = ({ part, cues }) => {
  if (part === 2 && cues.length === 0) return [{ at: ['part'], message: 'A card of Part 2 needs its cues' }];
  return part !== 2 && cues.length > 0 ? [{ at: ['cues'], message: 'Only a card of Part 2 has cues' }] : [];
};

const CHECKS: { [T in QuestionType]: Check<T> } = {
  single_choice: checkSingleChoice,
  multiple_choice: checkMultipleChoice,
  true_false: checkTrueFalse,
  matching: checkMatching,
  fill_paragraph: checkFillParagraph,
  free_text: checkFreeText,
  ielts_writing: nothing,
  ielts_scripted_speaking: nothing,
  ielts_unscripted_speaking: checkTurn,
  voice: nothing,
};

const checkAs = <T extends QuestionType>(
  type: T,
  source: QuestionSource,
  inPassage: InPassage,
): QuestionFault[] => {
  const check: Check<T> = CHECKS[type];
  const { content, key } = source;
  if (!isOfType(content, type) || !isOfType(key, type))
    return [{ at: ['key'], message: 'The key is of another type' }];
  return check(content, key, inPassage);
};

/** The passage or recording a question refers to. */
export interface QuestionGround extends ProofSetting {
  /** Whether words occur in the passage or transcript; null if there is neither. */
  inPassage: InPassage;
}

/** Faults that prevent a question from being shown, answered, marked or proved. */
export const questionFaults = (source: QuestionSource, ground: QuestionGround): QuestionFault[] => {
  const parsed = questionContentSchema.safeParse(source.content);
  const contract = parsed.success
    ? []
    : parsed.error.issues.map(({ path, code }) => ({
        at: path.filter((step) => typeof step !== 'symbol'),
        message: `${path.map(String).join('.')} does not fit the contract (${code})`,
      }));
  const inPassage = source.isAnchored ? ground.inPassage : null;
  return [
    ...contract,
    ...checkAs(source.content.type_code, source, inPassage),
    ...proofFaults(source, ground),
  ];
};
