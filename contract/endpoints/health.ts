import { z } from 'zod/mini';
import { endpoint } from '../protocol/endpoint.ts';

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  response: z.object({ status: z.literal('live'), service: z.literal('luyen') }),
  errors: [],
});

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  response: z.object({ status: z.literal('ready'), content_version: z.string() }),
  errors: ['NOT_READY'],
});
export * from './maintenance.ts';
