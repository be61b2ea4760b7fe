import type { Budget } from '../providers/budget.ts';
import type { ChatSettings } from '../providers/chat.ts';
import { type ChatConfig, openChat } from '../providers/open-chat.ts';
import type { ProviderTrouble } from '../providers/provider-trouble.ts';
import { createChatTranslator } from './chat-translator.ts';
import { createGlossTranslator } from './gloss-translator.ts';
import type { Translator } from './translator.ts';

/** Somebody waits for a translation; the meanings of the words are there at once. */
const LONGEST_WAIT_SECONDS = 15;

/** The configured language model over our own glossary, or that one alone. */
export function openTranslator(
  config: ChatConfig,
  budget: Budget,
  hasAgreed: ChatSettings['hasAgreed'],
  onTrouble: (trouble: ProviderTrouble) => void,
): Translator {
  const own = createGlossTranslator();
  const patience = {
    PROVIDER_TIMEOUT_SECONDS: Math.min(LONGEST_WAIT_SECONDS, config.PROVIDER_TIMEOUT_SECONDS),
    PROVIDER_TRIES: 1,
  };
  const chat = openChat({ ...config, ...patience }, budget, hasAgreed);
  return chat === null ? own : createChatTranslator({ chat, own, onTrouble });
}
