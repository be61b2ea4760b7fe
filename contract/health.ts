import { z } from 'zod/mini';
import { endpoint } from './protocol/endpoint.ts';

export const healthLive = endpoint({
  summary: 'The server answers; how the app tells its own server from a captive portal',
  method: 'GET',
  path: '/health/live',
  access: 'public',
  response: z.object({ status: z.literal('live'), service: z.literal('luyen') }),
  errors: [],
});

export const healthReady = endpoint({
  summary: 'Whether the server should get traffic; the message of NOT_READY names the checks that failed',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  response: z.object({ status: z.literal('ready'), content_version: z.string() }),
  errors: ['NOT_READY'],
});
