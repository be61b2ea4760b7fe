import type { Budget } from '../providers/budget.ts';
import type { ChatSettings } from '../providers/chat.ts';
import { type ChatConfig, openChat } from '../providers/open-chat.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { createChatExaminer, type Examiner } from './chat-examiner.ts';

/** Somebody is waiting in silence, and the author's question is at hand. */
const MAX_WAIT_SECONDS = 4;

/** The configured language model, or null. */
export function openExaminer(
  config: ChatConfig,
  budget: Budget,
  hasAgreed: ChatSettings['hasAgreed'],
  onError: (error: ProviderError) => void,
): Examiner | null {
  const patience = {
    PROVIDER_TIMEOUT_SECONDS: Math.min(MAX_WAIT_SECONDS, config.PROVIDER_TIMEOUT_SECONDS),
    PROVIDER_TRIES: 1,
  };
  const chat = openChat({ ...config, ...patience }, budget, hasAgreed);
  return chat && createChatExaminer(chat, onError);
}
