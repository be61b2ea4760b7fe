import { z } from 'zod/mini';
import type { RecordingType } from '#contract/file.ts';
import type { Budget, Use } from '../providers/budget.ts';
import { callJson } from '../providers/call-json.ts';
import { plainText } from '../providers/plain-text.ts';
import type { ProviderAccess } from '../providers/provider-access.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { TranscriptionService } from './transcriber.ts';

const PATH = '/audio/transcriptions';
const MAX_BYTES = 500_000;
/** More than anyone can say in one of our recordings. */
const MAX_TEXT = 20_000;
/** Rate of services that count audio tokens. */
const TOKENS_PER_SECOND = 10;
const MILLIONTHS_PER_MINUTE = 1_000_000 / 60;

const answerSchema = z.object({
  text: plainText().check(z.refine((text) => text.length <= MAX_TEXT)),
  usage: z.catch(
    z.nullish(
      z.object({ type: z.literal('duration'), seconds: z.number().check(z.minimum(0), z.maximum(86_400)) }),
    ),
    null,
  ),
});

export interface TranscriptionSettings {
  access: ProviderAccess;
  model: string;
  /** Per minute. */
  price: number;
  budget: Budget;
  /** Whether the learner consented to sending their recordings there. */
  hasAgreed: (learnerId: string) => Promise<boolean>;
}

function formOf(bytes: Uint8Array, type: RecordingType, model: string): FormData {
  const form = new FormData();
  // Services detect the format by the file extension.
  form.append(
    'file',
    new Blob([Uint8Array.from(bytes)], { type }),
    `recording.${type.slice('audio/'.length)}`,
  );
  form.append('model', model);
  form.append('language', 'en');
  form.append('response_format', 'json');
  form.append('temperature', '0');
  return form;
}

/**
 * Works with any service that has an OpenAI-compatible `POST /audio/transcriptions`. Never sends recordings
 * of guests or of learners who did not consent.
 */
export function createTranscriptionService(settings: TranscriptionSettings): TranscriptionService {
  const { access, model, price, budget, hasAgreed } = settings;
  const engine = { name: model, version: '1' };
  const written = { engine, source: 'provider', unsure: null, isReliable: true } as const;
  const taken = (seconds: number): Use => ({
    tokens: Math.ceil(seconds * TOKENS_PER_SECOND),
    cost: Math.round(seconds * price * MILLIONTHS_PER_MINUTE),
  });
  return {
    async transcribe({ bytes, type, seconds: heard }, payer) {
      const ask = async () => {
        const body = formOf(bytes, type, model);
        const { text, usage } = await callJson(
          access,
          { path: PATH, body, maxBytes: MAX_BYTES },
          answerSchema,
        );
        return { value: { text, ...written }, used: taken(usage?.seconds ?? heard) };
      };
      if (payer.kind === 'key') return (await ask()).value;
      if (payer.kind === 'guest') throw new ProviderError('not_allowed', 'no service works for a guest');
      if (!(await hasAgreed(payer.id)))
        throw new ProviderError('not_agreed', 'nobody agreed to be heard outside');
      return budget.spend(payer.id, taken(Math.ceil(heard)), ask);
    },
  };
}
