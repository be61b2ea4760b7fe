import { z } from 'zod/mini';
import type { Budget, Use } from './budget.ts';
import { callJson } from './call-json.ts';
import type { ProviderAccess } from './provider-access.ts';
import { ProviderError } from './provider-error.ts';
import { readStructured } from './read-structured.ts';
import { strictSchema } from './strict-schema.ts';

/** English has about four characters per token, Vietnamese two or three: never underestimates. */
const CHARACTERS_PER_TOKEN = 2;

/** Token count estimated from the length, erring on the high side. */
const tokensOf = (...texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.ceil(text.length / CHARACTERS_PER_TOKEN), 0);

const PATH = '/chat/completions';
/** Many times the longest answer to any of our prompts. */
const MAX_BYTES = 1_000_000;

const count = z.int().check(z.minimum(0), z.maximum(10_000_000));
const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.nullish(z.string()) }) })).check(z.minLength(1)),
  usage: z.catch(z.nullish(z.object({ prompt_tokens: count, completion_tokens: count })), null),
});

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatQuestion<Schema extends z.core.$ZodType> {
  messages: readonly ChatMessage[];
  /** Name of the answer's schema. */
  name: string;
  schema: Schema;
  /** Longest answer, tokens. */
  maxTokens: number;
}

/** Requests structured answers from a language model. */
export interface Chat {
  readonly model: string;
  /**
   * Nothing is sent for a learner who did not consent. An answer that does not match is sent back once with
   * the reason.
   * @param payer the learner whose daily budget is charged
   * @throws ProviderError
   */
  ask<Schema extends z.core.$ZodType>(
    question: ChatQuestion<Schema>,
    payer: string,
  ): Promise<z.output<Schema>>;
}

export interface ChatSettings {
  access: ProviderAccess;
  model: string;
  /** Per million tokens, input and output. */
  prices: { input: number; output: number };
  budget: Budget;
  /** Whether the learner consented to sending their writing there. */
  hasAgreed: (learnerId: string) => Promise<boolean>;
}

/** Works with any service that has an OpenAI-compatible `POST /chat/completions`. */
export function createChat({ access, model, prices, budget, hasAgreed }: ChatSettings): Chat {
  const taken = (input: number, output: number): Use => ({
    tokens: input + output,
    cost: Math.ceil(input * prices.input + output * prices.output),
  });

  async function complete(body: Record<string, unknown>, input: number, maxTokens: number, payer: string) {
    return budget.spend(payer, taken(input, maxTokens), async () => {
      const { choices, usage } = await callJson(
        access,
        { path: PATH, body, maxBytes: MAX_BYTES },
        completionSchema,
      );
      const text = choices[0]?.message.content ?? '';
      const used = usage ? taken(usage.prompt_tokens, usage.completion_tokens) : taken(input, tokensOf(text));
      return { value: text, used };
    });
  }

  /** Services and models support different settings; one that rejects ours gets the bare messages. */
  async function completeAny(
    { messages, name, schema, maxTokens }: ChatQuestion<z.core.$ZodType>,
    payer: string,
  ): Promise<string> {
    const form = { type: 'json_schema', json_schema: { name, strict: true, schema: strictSchema(schema) } };
    const input = tokensOf(JSON.stringify(form), ...messages.map(({ content }) => content));
    const bare = { model, messages };
    try {
      const full = { ...bare, max_tokens: maxTokens, temperature: 0, response_format: form };
      return await complete(full, input, maxTokens, payer);
    } catch (error) {
      if (!(error instanceof ProviderError && (error.status === 400 || error.status === 422))) throw error;
      return complete({ ...bare, max_completion_tokens: maxTokens }, input, maxTokens, payer);
    }
  }

  return {
    model,
    async ask(question, payer) {
      if (!(await hasAgreed(payer)))
        throw new ProviderError('not_agreed', 'nobody agreed to be read outside');
      const text = await completeAny(question, payer);
      const first = readStructured(question.schema, text);
      if (first.ok) return first.value;
      const messages: ChatMessage[] = [
        ...question.messages,
        { role: 'assistant', content: text },
        { role: 'user', content: `That answer cannot be used: ${first.complaint}. Answer again, as asked.` },
      ];
      const second = readStructured(question.schema, await completeAny({ ...question, messages }, payer));
      if (second.ok) return second.value;
      throw new ProviderError('malformed', `${PATH} answered twice in another shape`);
    },
  };
}
