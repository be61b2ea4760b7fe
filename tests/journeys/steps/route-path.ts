import { PAGE_PATHS, type PageName } from '#contract/pages.ts';
import { STARTER } from '../../support/starter.ts';

/** Existing ids; the other pages do not use theirs yet. */
const IDS: Partial<Record<PageName, string>> = {
  article: 'true-false-not-given',
  conversationClass: 'meeting-people',
  aiConversation: 'a-new-classmate',
  course: STARTER.course,
  courseOverview: STARTER.course,
  lesson: STARTER.lesson,
  practice: STARTER.practice,
  practiceResult: STARTER.practice,
  writingDetail: STARTER.practice,
  speakingDetail: STARTER.practice,
  pronunciation: 'th-t',
  revise: 'on-thi-hien-tai',
  reviseResult: 'on-thi-hien-tai',
  speakingPractice: STARTER.practice,
  speakingRevise: 'on-thi-hien-tai',
  studySheet: STARTER.sheet,
};

/** A path of the page, with ids filled in. */
export function routePath(name: PageName): string {
  const id = IDS[name] ?? 'x';
  return PAGE_PATHS[name].replace(':questionId', `${id}.1`).replace(/:\w+\??/, id);
}
