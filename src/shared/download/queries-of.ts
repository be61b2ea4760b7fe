import type { DownloadQuery } from '#contract/download.ts';
import {
  conversationLevels,
  courseClasses,
  courseMissions,
  courseScenes,
  onboardingOptions,
} from '#src/shared/queries/conversation-course.ts';
import { courseDetails } from '#src/shared/queries/courses.ts';
import { examQuestions, latestDuetResult, practiceQuestions } from '#src/shared/queries/exercises.ts';
import { lessonAssets, lessonDetail, nextLesson } from '#src/shared/queries/lesson.ts';
import {
  alphabet,
  chartSounds,
  pronunciationLesson,
  pronunciationPath,
} from '#src/shared/queries/pronunciation.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { sceneList, sceneQuery } from '#src/shared/queries/scenes.ts';
import { speakingExam, speakingTopic, trialQuestions, trialSurvey } from '#src/shared/queries/speaking.ts';
import { studySheet } from '#src/shared/queries/study-sheet.ts';
import { classQueryOf } from './class-queries-of.ts';
import { type StorableQuery, storable } from './storable-query.ts';

/** The query that a page uses, by its name in the manifest: a download stores exactly what pages look up. */
export function queryOf({ operation, id }: Pick<DownloadQuery, 'operation' | 'id'>): StorableQuery {
  switch (operation) {
    case 'course.details':
      return storable(courseDetails(id));
    case 'lesson.assets':
      return storable(lessonAssets(id));
    case 'lesson.assetsWithDetail':
      return storable(lessonDetail(id));
    case 'lesson.nextLesson':
      return storable(nextLesson(id));
    case 'lesson.studySheet':
      return storable(studySheet(id));
    case 'revise.listQuestion':
      return storable(reviseQuestions(id));
    case 'practice.listQuestion':
      return storable(practiceQuestions(id));
    case 'tutoring.classById':
    case 'tutoring.syllabus':
    case 'tutoring.learning':
    case 'tutoring.selfStudy':
    case 'tutoring.tests':
    case 'tutoring.finalTestResult':
    case 'tutoring.notices':
    case 'tutoring.pastLessons':
    case 'tutoring.learningHistories':
      return classQueryOf({ operation, id });
    case 'duet.latestResult':
      return storable(latestDuetResult(id));
    case 'practiceTest.listQuestion':
      return storable(examQuestions(id));
    case 'speakingRoom.listQuestions':
      return storable(speakingTopic(id));
    case 'speakingTrial.listQuestions':
      return storable(trialQuestions());
    case 'speakingTrial.survey':
      return storable(trialSurvey());
    case 'ipaChart.sounds':
      return storable(chartSounds());
    case 'lesson.pronunciationPath':
      return storable(pronunciationPath());
    case 'lesson.assetsWithDetailPronunciation':
      return storable(pronunciationLesson(id));
    case 'conversation.scenes':
      return storable(sceneList());
    case 'conversation.scene':
      return storable(sceneQuery(id));
    case 'conversationLevel.levels':
      return storable(conversationLevels());
    case 'conversationLevel.options':
      return storable(onboardingOptions());
    case 'conversationCourse.classes':
      return storable(courseClasses(id));
    case 'conversationCourse.missions':
      return storable(courseMissions(id));
    case 'conversationCourse.roomList':
      return storable(courseScenes(id));
    case 'letters.alphabet':
      return storable(alphabet());
    case 'speakingExam.listQuestions':
      return storable(speakingExam(id));
  }
}

/** The query's key in a row. */
export const queryName = ({ operation, id }: Pick<DownloadQuery, 'operation' | 'id'>): string =>
  `${operation} ${id}`;
