import type { DownloadQuery } from '#contract/download.ts';
import {
  classExams,
  classHistories,
  classLearning,
  classNotices,
  classPastLessons,
  classSelfStudy,
  classSyllabus,
  finalExamResult,
  tutoringClass,
} from '#src/shared/queries/tutoring.ts';
import { type StorableQuery, storable } from './storable-query.ts';

type ClassOperation = Extract<DownloadQuery['operation'], `tutoring.${string}`>;

/** The queries of a class's page. */
export function classQueryOf({ operation, id }: { operation: ClassOperation; id: string }): StorableQuery {
  switch (operation) {
    case 'tutoring.classById':
      return storable(tutoringClass(id));
    case 'tutoring.syllabus':
      return storable(classSyllabus(id));
    case 'tutoring.learning':
      return storable(classLearning(id));
    case 'tutoring.selfStudy':
      return storable(classSelfStudy(id));
    case 'tutoring.tests':
      return storable(classExams(id));
    case 'tutoring.finalTestResult':
      return storable(finalExamResult(id));
    case 'tutoring.notices':
      return storable(classNotices(id, 1));
    case 'tutoring.pastLessons':
      return storable(classPastLessons(id, 1));
    case 'tutoring.learningHistories':
      return storable(classHistories(id, 1));
  }
}
