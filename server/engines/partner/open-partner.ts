import type { Budget } from '../providers/budget.ts';
import type { ChatSettings } from '../providers/chat.ts';
import { type ChatConfig, openChat } from '../providers/open-chat.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { createChatPartner, type Partner } from './chat-partner.ts';

/** Somebody is waiting, and the written scene is at hand. */
const MAX_WAIT_SECONDS = 8;

/** The configured language model, or null. */
export function openPartner(
  config: ChatConfig,
  budget: Budget,
  hasAgreed: ChatSettings['hasAgreed'],
  onError: (error: ProviderError) => void,
): Partner | null {
  const seconds = Math.min(MAX_WAIT_SECONDS, config.PROVIDER_TIMEOUT_SECONDS);
  const patience = { PROVIDER_TIMEOUT_SECONDS: seconds, PROVIDER_TRIES: 1 };
  const chat = openChat({ ...config, ...patience }, budget, hasAgreed);
  return chat && createChatPartner(chat, 1000 * seconds, onError);
}
