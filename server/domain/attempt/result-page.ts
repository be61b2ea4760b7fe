import { href } from '#contract/href.ts';
import type { SpeakingMode } from '#contract/speaking.ts';

interface Shown {
  id: string;
  exercise: string;
  kind: string;
  /** Of what is spoken; null for everything else. */
  mode: SpeakingMode | null;
}

function speakingPage({ id, exercise, mode }: Shown): string {
  switch (mode) {
    case 'test':
      return href('speakingExamResult', { id: exercise }, { attempt: id });
    case 'trial':
      return href('speakingRoomTrial', {}, { attempt: id });
    case 'interview':
      return href('aiInteractiveResult', {}, { id });
    case 'level':
      return href('speakingLevel');
    default:
      return href('topicPracticeResult', { id: exercise }, { attempt: id });
  }
}

/** Where the app shows the result of an attempt. */
export function resultPage(shown: Shown): string {
  const { id, exercise, kind } = shown;
  if (kind === 'speaking') return speakingPage(shown);
  if (kind === 'learning_trial') return href('learningTrial');
  return kind === 'test'
    ? href('examResult', { id }, { test: exercise })
    : href('practiceResult', { id: exercise }, { attempt: id });
}
