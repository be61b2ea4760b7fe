/** The small pack used by the runs: one exercise of each kind, so that every part of it is used often. */
export const PLACE = {
  pack: 'tests/chaos/pack',
  course: 'thu',
  lesson: 'bai-thu',
  sheet: { module: 'phieu-thu', section: 'phieu' },
  revise: { module: 'on-thu', section: 'on' },
  practice: { module: 'luyen-thu', section: 'luyen' },
  test: 'do-suc',
  /** Of the speaking room (`lay-out-pack.ts`). */
  topics: ['speaking-mornings', 'speaking-shopping', 'speaking-home-and-rooms'],
  speakingTest: 'speaking-test-1',
  /** Of the starter content: one that is done once, and one that is begun again. */
  pronunciation: { kept: 'see-or-she', repeated: 'sheep-or-ship' },
  /** Scenes of conversation that are open once the introduction is gone through. */
  scenes: ['a-new-classmate', 'a-phone-number'],
} as const;

export const PAGES = {
  practice: `/practice/${PLACE.practice.module}`,
  revise: `/revise/${PLACE.revise.module}?lesson=${PLACE.lesson}&section=${PLACE.revise.section}`,
  sheet: `/phieu/${PLACE.sheet.module}?lesson=${PLACE.lesson}&section=${PLACE.sheet.section}`,
  test: `/input-test/practice-test?test=${PLACE.test}`,
  topic: '/virtual-speaking-practice/',
  speakingTest: `/virtual-speaking-test/${PLACE.speakingTest}`,
  notebook: '/so-loi',
  pronunciation: '/pronunciation/',
  introduction: '/conversation-guest?view=introduction',
  conversation: '/conversation',
  scene: '/virtual-practice-conversation/',
  queue: '/cho-gui',
} as const;
