import type { WritingEvaluation } from '#contract/writing-evaluation.ts';
import { addressesGrader } from '#rules/writing/addresses-grader.ts';
import { weighOpinion } from '#rules/writing/second-opinion.ts';
import { newBoundary } from '../providers/between-lines.ts';
import type { Chat } from '../providers/chat.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { withFallback } from '../providers/with-fallback.ts';
import { writingMessages } from './chat-writing-prompt.ts';
import { gradesOf, writingAnswerSchema } from './writing-answer.ts';
import type { WritingGrader, WritingInput } from './writing-grader.ts';

type Result = WritingEvaluation['result'];
type Graded = Extract<Result, { outcome: 'graded' }>;

/** Raise it whenever the prompt or the settings change. */
const VERSION = '1';
/** The real test gives such a text band 1 whatever it says, so the model is not called. */
const BAND_ONE_WORDS = 20;
/** Four criteria with four Vietnamese comments each, and room to spare. */
const MAX_TOKENS = 3_000;

interface Engines {
  chat: Chat;
  /** Checks every essay first: what it declines is not sent. Its grade is the fallback if the model fails. */
  local: WritingGrader;
  onError: (error: ProviderError) => void;
}

/** Grades with a language model, limited to a range around the grade by rules. */
export function createChatWritingGrader({ chat, local, onError }: Engines): WritingGrader {
  const engine = { name: chat.model, version: VERSION };

  async function askModel(input: WritingInput, payer: string, rules: Graded): Promise<Graded> {
    const boundary = newBoundary();
    const answer = await chat.ask(
      {
        messages: writingMessages(input, boundary),
        name: 'grade',
        schema: writingAnswerSchema(boundary),
        maxTokens: MAX_TOKENS,
      },
      payer,
    );
    const { criteria, band, confidence, differs } = weighOpinion(
      gradesOf(answer, input.essay),
      rules.criteria,
    );
    const { missing: _, ...given } = rules;
    return {
      ...given,
      engine,
      criteria,
      band,
      confidence,
      ...(differs && { second_opinion: { engine: rules.engine, band: rules.band } }),
    };
  }

  return {
    async grade(input, payer) {
      const rules = await local.grade(input, payer);
      if (rules.outcome === 'declined' || rules.word_count <= BAND_ONE_WORDS) return rules;
      if (addressesGrader(input.essay))
        return { ...rules, fallback: { from: engine, reason: 'text_to_grader' } };
      return withFallback({ ask: () => askModel(input, payer, rules), embedded: rules, engine, onError });
    },
  };
}
