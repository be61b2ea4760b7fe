import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { callOrThrow } from '#src/platform/http/http.ts';

const KEY = 'tutoring';
/** It changes with what the learner does, and with what a teacher writes. */
const OWN = { staleTime: 0 } as const;

/** The learner's classes. */
export const tutoringClasses = () =>
  queryOptions({
    queryKey: [KEY, 'classes'],
    ...OWN,
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.tutoring.classes, { options: { signal } }),
  });

/** The lesson that is held now, or the next one. */
export const incomingLesson = () =>
  queryOptions({
    queryKey: [KEY, 'incoming'],
    ...OWN,
    queryFn: ({ signal }) => callOrThrow(ENDPOINTS.tutoring.incomingLesson, { options: { signal } }),
  });

export const tutoringClass = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'class', id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.classById, { params: { id }, options: { signal } }),
  });

export const classSyllabus = (class_id: string) =>
  queryOptions({
    queryKey: [KEY, 'syllabus', class_id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.syllabus, { query: { class_id }, options: { signal } }),
  });

export const classLearning = (class_id: string) =>
  queryOptions({
    queryKey: [KEY, 'learning', class_id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.learning, { query: { class_id }, options: { signal } }),
  });

export const classSelfStudy = (class_id: string) =>
  queryOptions({
    queryKey: [KEY, 'self-study', class_id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.selfStudy, { query: { class_id }, options: { signal } }),
  });

export const classTests = (class_id: string) =>
  queryOptions({
    queryKey: [KEY, 'tests', class_id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.tests, { query: { class_id }, options: { signal } }),
  });

export const finalTestResult = (class_id: string) =>
  queryOptions({
    queryKey: [KEY, 'final-test', class_id],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.finalTestResult, { query: { class_id }, options: { signal } }),
  });

/** @param page 1-based */
export const classNotices = (id: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'notices', id, page],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.notices, { params: { id }, query: { page }, options: { signal } }),
  });

/** @param page 1-based */
export const classHistories = (class_id: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'histories', class_id, page],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.learningHistories, { query: { class_id, page }, options: { signal } }),
  });

/** @param page 1-based */
export const classPastLessons = (class_id: string, page: number) =>
  queryOptions({
    queryKey: [KEY, 'past-lessons', class_id, page],
    ...OWN,
    queryFn: ({ signal }) =>
      callOrThrow(ENDPOINTS.tutoring.pastLessons, { query: { class_id, page }, options: { signal } }),
  });
