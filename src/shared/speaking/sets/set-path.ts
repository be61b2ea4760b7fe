import { href } from '#contract/href.ts';
import type { SpeakingSet } from '#contract/speaking.ts';

interface PathSet extends Pick<SpeakingSet, 'id' | 'mode'> {
  /** Of a set that was begun: the attempt, and whether it is on this device. */
  open?: { attempt_id: string } | null;
  isHere?: boolean;
}

/** Where a speaking set is spoken; a topic that was begun on another device is brought here. */
export function setPath({ id, mode, open, isHere = true }: PathSet): string {
  switch (mode) {
    case 'topic':
      return href('topicPractice', { id }, !isHere && open ? { attempt: open.attempt_id } : {});
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
