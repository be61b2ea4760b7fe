import type { DownloadQuery } from '#contract/download.ts';

/** Where each query of a download is read, by its id. */
export const DOWNLOAD_PATHS: Record<DownloadQuery['operation'], (id: string) => string> = {
  'course.details': (id) => `/ielts/courses/${id}/details`,
  'lesson.assets': (id) => `/ielts/lessons/${id}/assets`,
  'lesson.assetsWithDetail': (id) => `/ielts/lessons/${id}/assets-with-detail`,
  'lesson.nextLesson': (id) => `/ielts/lessons/${id}/next-lesson`,
  'lesson.studySheet': (id) => `/ielts/study-sheets/${id}`,
  'revise.listQuestion': (id) => `/revise/list-question?revise_id=${id}`,
  'practice.listQuestion': (id) => `/practice/list-question?practice_id=${id}`,
  'speakingRoom.listQuestions': (id) => `/ielts/virtual-room/topics/${id}/list-questions`,
  'speakingExam.listQuestions': (id) => `/ielts/virtual-room/topics/${id}/exam/list-questions`,
  'speakingTrial.listQuestions': () => '/ielts/virtual-room/speaking-trial/list-questions',
  'speakingTrial.survey': () => '/ielts/virtual-room/trial-survey',
  'conversation.scenes': () => '/ielts/conversations/scenes',
  'conversation.scene': (id) => `/ielts/conversations/scenes/${id}`,
  'conversationLevel.levels': () => '/ielts/conversations/levels',
  'conversationLevel.options': () => '/ielts/conversations/onboarding-options',
  'conversationCourse.classes': (id) => `/ielts/conversations/courses/${id}/classes`,
  'conversationCourse.missions': (id) => `/ielts/conversations/courses/${id}/missions`,
  'conversationCourse.roomList': (id) => `/ielts/conversations/courses/${id}/room-list`,
  'ipaChart.sounds': () => '/ielts/pronunciation/sounds',
  'letters.alphabet': () => '/ielts/pronunciation/letters',
  'practiceTest.listQuestion': (id) => `/practice-test/list-question?test_id=${id}`,
};
