import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { readQuery } from '#src/platform/http/read-query.ts';

const _KEY = 'tutoring';
/** It changes with what the learner does, and with what a teacher writes. */
const OWN = { staleTime: 0 } as const;

/** The learner's classes. */
export const tutoringClasses = () => readQuery(ENDPOINTS.tutoring.classes, {}, { ...OWN });

/** The lesson that is held now, or the next one. */
export const incomingLesson = () => readQuery(ENDPOINTS.tutoring.incomingLesson, {}, { ...OWN });

export const tutoringClass = (id: string) =>
  readQuery(ENDPOINTS.tutoring.classById, { params: { id } }, { ...OWN });

export const classSyllabus = (class_id: string) =>
  readQuery(ENDPOINTS.tutoring.syllabus, { query: { class_id } }, { ...OWN });

export const classLearning = (class_id: string) =>
  readQuery(ENDPOINTS.tutoring.learning, { query: { class_id } }, { ...OWN });

export const classSelfStudy = (class_id: string) =>
  readQuery(ENDPOINTS.tutoring.selfStudy, { query: { class_id } }, { ...OWN });

export const classExams = (class_id: string) =>
  readQuery(ENDPOINTS.tutoring.tests, { query: { class_id } }, { ...OWN });

export const finalExamResult = (class_id: string) =>
  readQuery(ENDPOINTS.tutoring.finalTestResult, { query: { class_id } }, { ...OWN });

/** @param page 1-based */
export const classNotices = (id: string, page: number) =>
  readQuery(ENDPOINTS.tutoring.notices, { params: { id }, query: { page } }, { ...OWN });

/** @param page 1-based */
export const classHistories = (class_id: string, page: number) =>
  readQuery(ENDPOINTS.tutoring.learningHistories, { query: { class_id, page } }, { ...OWN });

/** @param page 1-based */
export const classPastLessons = (class_id: string, page: number) =>
  readQuery(ENDPOINTS.tutoring.pastLessons, { query: { class_id, page } }, { ...OWN });
