import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { addressesGrader } from '#rules/writing/addresses-grader.ts';
import { weighOpinion } from '#rules/writing/second-opinion.ts';
import { newBoundary } from '../providers/between-lines.ts';
import type { Chat } from '../providers/chat.ts';
import { orOwn } from '../providers/or-own.ts';
import type { ProviderTrouble } from '../providers/provider-trouble.ts';
import { writingMessages } from './chat-writing-prompt.ts';
import { gradesOf, writingAnswerSchema } from './writing-answer.ts';
import type { WritingGrader, WritingInput } from './writing-grader.ts';

type Result = WritingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

/** Changes whenever the same model would be asked otherwise. */
const VERSION = '1';
/** The real test gives such a text band 1 whatever it says, so there is nothing to ask. */
const BAND_ONE_WORDS = 20;
/** Four criteria with four Vietnamese comments each, and room to spare. */
const MOST_TOKENS = 3_000;

interface Engines {
  chat: Chat;
  /** Looks at every essay first: what it declines is not sent anywhere, and its grade stands where the model fails. */
  own: WritingGrader;
  onTrouble: (trouble: ProviderTrouble) => void;
}

/** Grades with a language model, kept within reach of what rules read from the text. */
export function createChatWritingGrader({ chat, own, onTrouble }: Engines): WritingGrader {
  const engine = { name: chat.model, version: VERSION };

  async function askModel(input: WritingInput, payer: string, rules: Graded): Promise<Graded> {
    const boundary = newBoundary();
    const answer = await chat.ask(
      {
        messages: writingMessages(input, boundary),
        name: 'grade',
        schema: writingAnswerSchema(boundary),
        mostTokens: MOST_TOKENS,
      },
      payer,
    );
    const { criteria, band, confidence, differs } = weighOpinion(
      gradesOf(answer, input.essay),
      rules.criteria,
    );
    return {
      ...rules,
      engine,
      criteria,
      band,
      confidence,
      ...(differs && { second_opinion: { engine: rules.engine, band: rules.band } }),
    };
  }

  return {
    async grade(input, payer) {
      const rules = await own.grade(input, payer);
      if (rules.outcome === 'declined' || rules.word_count <= BAND_ONE_WORDS) return rules;
      if (addressesGrader(input.essay))
        return { ...rules, fallback: { from: engine, reason: 'text_to_grader' } };
      return orOwn({ ask: () => askModel(input, payer, rules), own: rules, engine, onTrouble });
    },
  };
}
