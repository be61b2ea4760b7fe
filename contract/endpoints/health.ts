import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';

export const live = read({
  summary: 'Liveness; lets the app distinguish its server from a captive portal',
  path: '/health/live',
  who: 'anyone',
  response: z.object({
    status: z.literal('live'),
    service: z.literal('luyen'),
    /** A page of ours over http, which a captive portal can answer with its own. */
    wifi_page: z.optional(z.string()),
    /** `off`: browsers are to remove the app's service worker. Absent in answers of earlier versions. */
    service_worker: z.optional(z.enum(['on', 'off'])),
  }),
});

export const ready = read({
  summary: 'Whether the server should receive traffic; the message of NOT_READY names the failed checks',
  path: '/health/ready',
  who: 'anyone',
  response: z.object({ status: z.literal('ready'), content_version: z.string() }),
  errors: ['NOT_READY'],
});
export * from './maintenance.ts';
