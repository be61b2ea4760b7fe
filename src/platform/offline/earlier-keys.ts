import { hashKey, type QueryKey } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readKey } from '#src/platform/http/read-query.ts';

const {
  conversation,
  conversationCourse,
  conversationLevel,
  course,
  duet,
  examTaking,
  ipaChart,
  lesson,
  letters,
  notebook,
  practice,
  revise,
  speakingExam,
  speakingRoom,
  speakingTrial,
  studySheet,
  teacherDesk,
  tutoring,
} = ENDPOINTS;

type Place = (id: string, other: string) => QueryKey;
const byId = (endpoint: Parameters<typeof readKey>[0]): Place => {
  return (id) => readKey(endpoint, { params: { id } });
};
const ofClass = (endpoint: Parameters<typeof readKey>[0]): Place => {
  return (class_id) => readKey(endpoint, { query: { class_id } });
};
const pageOfClass = (endpoint: Parameters<typeof readKey>[0]): Place => {
  return (class_id, page) => readKey(endpoint, { query: { class_id, page: Number(page) } });
};

/**
 * The keys of version 3, which were written by hand; `*` stands for an id. Of what opens with no network: downloads, and
 * work that a teacher holds. Everything else is fetched again.
 */
const PLACES: readonly [key: string, place: Place][] = [
  ['course details *', byId(course.details)],
  ['course list', () => readKey(course.list, {})],
  ['course mine', () => readKey(course.mine, { query: { page: 1, limit: 100 } })],
  ['lesson * assets', byId(lesson.assets)],
  ['lesson * detail', byId(lesson.assetsWithDetail)],
  ['lesson * next', byId(lesson.nextLesson)],
  ['study-sheet *', byId(studySheet.read)],
  ['revise * questions', (revise_id) => [revise.listQuestion.path, { revise_id }, 'whole']],
  ['practice * questions', (practice_id) => readKey(practice.listQuestion, { query: { practice_id } })],
  [
    'practice * result *',
    (practice_id, attempt_id) => readKey(practice.listQuestion, { query: { practice_id, attempt_id } }),
  ],
  ['practice-test * questions', (test_id) => readKey(examTaking.listQuestion, { query: { test_id } })],
  ['notebook due', () => [notebook.list.path, { scope: 'due' }, 'whole']],
  ['duet * latest-result', byId(duet.latestResult)],
  ['speaking-room * questions', byId(speakingRoom.listQuestions)],
  ['speaking-exam * questions', byId(speakingExam.listQuestions)],
  ['speaking level', () => readKey(speakingRoom.userLevel, {})],
  ['speaking in-progress', () => readKey(speakingRoom.inProgress, {})],
  ['speaking is-allowed *', byId(speakingRoom.isAllowed)],
  ['speaking-trial questions', () => readKey(speakingTrial.listQuestions, {})],
  ['speaking-trial survey', () => readKey(speakingTrial.survey, {})],
  ['pronunciation sounds', () => readKey(ipaChart.sounds, {})],
  ['pronunciation letters', () => readKey(letters.alphabet, {})],
  ['pronunciation path', () => readKey(lesson.pronunciationPath, {})],
  ['pronunciation lesson *', byId(lesson.assetsWithDetailPronunciation)],
  ['pronunciation progress', () => readKey(lesson.pronunciationProgressOfAll, {})],
  ['conversation scenes', () => readKey(conversation.scenes, {})],
  ['conversation scene *', byId(conversation.scene)],
  ['conversation records', () => readKey(conversation.records, {})],
  ['conversation levels', () => readKey(conversationLevel.levels, {})],
  ['conversation onboarding-options', () => readKey(conversationLevel.options, {})],
  ['conversation onboarding-result', () => readKey(conversationLevel.onboardingResult, {})],
  ['conversation classes *', byId(conversationCourse.classes)],
  ['conversation missions *', byId(conversationCourse.missions)],
  ['conversation rooms *', byId(conversationCourse.roomList)],
  ['tutoring classes', () => readKey(tutoring.classes, {})],
  ['tutoring class *', byId(tutoring.classById)],
  ['tutoring syllabus *', ofClass(tutoring.syllabus)],
  ['tutoring learning *', ofClass(tutoring.learning)],
  ['tutoring self-study *', ofClass(tutoring.selfStudy)],
  ['tutoring tests *', ofClass(tutoring.tests)],
  ['tutoring final-test *', ofClass(tutoring.finalTestResult)],
  [
    'tutoring notices * *',
    (id, page) => readKey(tutoring.notices, { params: { id }, query: { page: Number(page) } }),
  ],
  ['tutoring histories * *', pageOfClass(tutoring.learningHistories)],
  ['tutoring past-lessons * *', pageOfClass(tutoring.pastLessons)],
  ['teacher-desk task *', byId(teacherDesk.task)],
  ['teacher-desk recording *', (id) => [teacherDesk.recording.path, { id }, 'whole']],
];

function placeOf(parts: readonly unknown[]): QueryKey | null {
  for (const [pattern, place] of PLACES) {
    const words = pattern.split(' ');
    const fits =
      words.length === parts.length && words.every((word, at) => word === '*' || word === parts[at]);
    if (!fits) continue;
    const [id = '', other = ''] = parts.filter((_, at) => words[at] === '*').map(String);
    return place(id, other);
  }
  return null;
}

/** Where this version stores what version 3 stored under a key `owner-[…]`; null: nowhere. */
export function movedKey(key: string): string | null {
  const at = key.indexOf('[');
  const parts: unknown = JSON.parse(key.slice(at));
  const place = Array.isArray(parts) ? placeOf(parts) : null;
  return place && `${key.slice(0, at)}${hashKey(place)}`;
}
