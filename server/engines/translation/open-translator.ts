import type { Budget } from '../providers/budget.ts';
import type { ChatSettings } from '../providers/chat.ts';
import { type ChatConfig, openChat } from '../providers/open-chat.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { createChatTranslator } from './chat-translator.ts';
import { createGlossTranslator } from './gloss-translator.ts';
import type { Translator } from './translator.ts';

/** Somebody is waiting, and the glossary answers immediately. */
const MAX_WAIT_SECONDS = 15;

/** The configured language model with the glossary as fallback, or the glossary alone. */
export function openTranslator(
  config: ChatConfig,
  budget: Budget,
  hasAgreed: ChatSettings['hasAgreed'],
  onError: (error: ProviderError) => void,
): Translator {
  const glossary = createGlossTranslator();
  const patience = {
    PROVIDER_TIMEOUT_SECONDS: Math.min(MAX_WAIT_SECONDS, config.PROVIDER_TIMEOUT_SECONDS),
    PROVIDER_TRIES: 1,
  };
  const chat = openChat({ ...config, ...patience }, budget, hasAgreed);
  return chat === null ? glossary : createChatTranslator({ chat, glossary, onError });
}
