import type { Chat } from '../providers/chat.ts';
import type { ProviderError } from '../providers/provider-error.ts';
import { createChatWritingGrader } from './chat-writing-grader.ts';
import type { WritingGrader } from './writing-grader.ts';

/** The configured language model with the local grader as fallback, or the local grader alone. */
export const openWritingGrader = (
  chat: Chat | null,
  local: WritingGrader,
  onError: (error: ProviderError) => void,
): WritingGrader => (chat === null ? local : createChatWritingGrader({ chat, local, onError }));
