import type { Config } from '../../config.ts';
import { createChat } from '../providers/chat.ts';
import type { Budget } from '../providers/daily-budget.ts';
import { type ProviderPatience, providerAccess } from '../providers/provider-access.ts';
import type { ProviderTrouble } from '../providers/provider-trouble.ts';
import { createChatWritingGrader } from './chat-writing-grader.ts';
import type { WritingGrader } from './writing-grader.ts';

type ChatConfig = ProviderPatience &
  Pick<Config, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'LLM_INPUT_PRICE' | 'LLM_OUTPUT_PRICE'>;

/** The configured language model over our own grader, or that one alone. */
export function openWritingGrader(
  config: ChatConfig,
  own: WritingGrader,
  budget: Budget,
  onTrouble: (trouble: ProviderTrouble) => void,
): WritingGrader {
  if (!config.LLM_BASE_URL) return own;
  const chat = createChat({
    access: providerAccess(config.LLM_BASE_URL, config.LLM_API_KEY, config),
    model: config.LLM_MODEL,
    prices: { input: config.LLM_INPUT_PRICE, output: config.LLM_OUTPUT_PRICE },
    budget,
  });
  return createChatWritingGrader({ chat, own, onTrouble });
}
