import type { LearnerSet } from '#contract/speaking.ts';

/** A speaking set as it is listed: a Part 1 topic that nobody has begun. */
export const speakingSet = (given: Partial<LearnerSet> = {}): LearnerSet => ({
  id: 'speaking-weekends',
  mode: 'topic',
  title: 'Weekends',
  title_vi: 'Cuối tuần',
  summary_vi: 'Bạn kể cuối tuần của mình thường có gì.',
  category: 'life',
  part: 1,
  level: 1,
  is_free: true,
  questions: 5,
  minutes: 6,
  done: 0,
  band: null,
  open: null,
  ...given,
});
