import { AudioLines, type LucideIcon, MessagesSquare, Quote } from 'lucide-react';
import type { ConversationSection } from '#contract/conversation-course.ts';

export const SECTION_ICONS: Record<ConversationSection['kind'], LucideIcon> = {
  phrases: Quote,
  sound: AudioLines,
  scene: MessagesSquare,
};
