import { z } from 'zod/mini';
import { downloadManifest } from '../download.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { idText } from '../protocol/text.ts';

const params = z.object({ id: idText });

export const course = endpoint({
  method: 'GET',
  path: '/ielts/courses/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const lesson = endpoint({
  method: 'GET',
  path: '/ielts/lessons/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN', 'COURSE_NOT_ACTIVATED'],
});

export const test = endpoint({
  method: 'GET',
  path: '/practice-test/{id}/download-manifest',
  access: 'learner',
  params,
  response: downloadManifest,
  errors: ['NOT_FOUND', 'NOT_SIGNED_IN'],
});
