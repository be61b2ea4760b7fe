import type { ConversationSection } from '#contract/conversation-course.ts';
import { href } from '#contract/href.ts';

/** Where a section is practised. */
export function sectionPath({
  kind,
  module_id,
  class_id,
}: Pick<ConversationSection, 'kind' | 'module_id' | 'class_id'>): string {
  switch (kind) {
    case 'phrases':
      return href('conversation', {}, { view: 'phrases', class: class_id });
    case 'sound':
      return href('ipaChart', {}, { sound: module_id });
    case 'scene':
      return href('aiConversation', { id: module_id });
  }
}
