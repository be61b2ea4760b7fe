import type { DownloadQuery } from '#contract/download.ts';
import { refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import { alphabet, chartSounds } from '#src/shared/queries/chart-sounds.ts';
import { courseDetails } from '#src/shared/queries/course-details.ts';
import { examQuestions } from '#src/shared/queries/exam-questions.ts';
import { lessonAssets } from '#src/shared/queries/lesson-assets.ts';
import { lessonDetail, nextLesson } from '#src/shared/queries/lesson-detail.ts';
import { practiceQuestions } from '#src/shared/queries/practice-questions.ts';
import { reviseQuestions } from '#src/shared/queries/revise-questions.ts';
import { sceneList, sceneQuery } from '#src/shared/queries/scenes.ts';
import { speakingExam } from '#src/shared/queries/speaking-exam.ts';
import { speakingTopic } from '#src/shared/queries/speaking-room.ts';
import { trialQuestions, trialSurvey } from '#src/shared/queries/speaking-trial.ts';
import { studySheet } from '#src/shared/queries/study-sheet.ts';
import { classQueryOf } from './class-queries-of.ts';
import type { StorableQuery } from './storable-query.ts';

/** The query that a page uses, by its name in the manifest: a download stores exactly what pages look up. */
export function queryOf({ operation, id }: Pick<DownloadQuery, 'operation' | 'id'>): StorableQuery {
  switch (operation) {
    case 'course.details': {
      const options = courseDetails(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'lesson.assets': {
      const options = lessonAssets(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'lesson.assetsWithDetail': {
      const options = lessonDetail(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'lesson.nextLesson': {
      const options = nextLesson(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'lesson.studySheet': {
      const options = studySheet(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'revise.listQuestion': {
      const options = reviseQuestions(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'practice.listQuestion': {
      const options = practiceQuestions(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'practiceTest.listQuestion': {
      const options = examQuestions(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'speakingRoom.listQuestions': {
      const options = speakingTopic(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'speakingTrial.listQuestions': {
      const options = trialQuestions();
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'speakingTrial.survey': {
      const options = trialSurvey();
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'ipaChart.sounds': {
      const options = chartSounds();
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'conversation.scenes': {
      const options = sceneList();
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'conversation.scene': {
      const options = sceneQuery(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'letters.alphabet': {
      const options = alphabet();
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'speakingExam.listQuestions': {
      const options = speakingExam(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    default:
      return classQueryOf({ operation, id });
  }
}

/** The query's key in a row. */
export const queryName = ({ operation, id }: Pick<DownloadQuery, 'operation' | 'id'>): string =>
  `${operation} ${id}`;
