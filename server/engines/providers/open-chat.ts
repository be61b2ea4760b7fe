import type { Config } from '#server/config/config.ts';
import type { Budget } from './budget.ts';
import { type Chat, type ChatSettings, createChat } from './chat.ts';
import { type ProviderPatience, providerAccess } from './provider-access.ts';

export type ChatConfig = ProviderPatience &
  Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_INPUT_PRICE' | 'LLM_OUTPUT_PRICE'>;

/** The configured language model, or null. */
export function openChat(
  config: ChatConfig,
  budget: Budget,
  hasAgreed: ChatSettings['hasAgreed'],
): Chat | null {
  if (!config.LLM_BASE_URL) return null;
  return createChat({
    access: providerAccess(config.LLM_BASE_URL, config.LLM_API_KEY, config),
    model: config.LLM_MODEL,
    prices: { input: config.LLM_INPUT_PRICE, output: config.LLM_OUTPUT_PRICE },
    budget,
    hasAgreed,
  });
}
