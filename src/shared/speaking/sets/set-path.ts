import { href } from '#contract/href.ts';
import type { SpeakingSet } from '#contract/speaking.ts';

/** Where a speaking set is spoken; what was begun on another device is brought there. */
export function setPath({ id, mode }: Pick<SpeakingSet, 'id' | 'mode'>): string {
  switch (mode) {
    case 'topic':
      return href('topicPractice', { id });
    case 'test':
      return href('speakingExam', { id });
    case 'trial':
      return href('speakingRoomTrial');
    case 'interview':
      return href('aiInteractiveResult');
    case 'level':
      return href('speakingLevel');
  }
}
