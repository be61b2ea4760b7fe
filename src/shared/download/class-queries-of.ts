import type { DownloadQuery } from '#contract/download.ts';
import { refreshQuery } from '#src/platform/offline/refresh-queries.ts';
import {
  classHistories,
  classLearning,
  classNotices,
  classPastLessons,
  classSelfStudy,
  classSyllabus,
  classTests,
  finalTestResult,
  tutoringClass,
} from '#src/shared/queries/tutoring.ts';
import type { StorableQuery } from './storable-query.ts';

type ClassOperation = Extract<DownloadQuery['operation'], `tutoring.${string}`>;

/** The queries of a class's page. */
export function classQueryOf({ operation, id }: { operation: ClassOperation; id: string }): StorableQuery {
  switch (operation) {
    case 'tutoring.classById': {
      const options = tutoringClass(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.syllabus': {
      const options = classSyllabus(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.learning': {
      const options = classLearning(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.selfStudy': {
      const options = classSelfStudy(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.tests': {
      const options = classTests(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.finalTestResult': {
      const options = finalTestResult(id);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.notices': {
      const options = classNotices(id, 1);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.pastLessons': {
      const options = classPastLessons(id, 1);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
    case 'tutoring.learningHistories': {
      const options = classHistories(id, 1);
      return { key: options.queryKey, renew: (client) => refreshQuery(client, options) };
    }
  }
}
