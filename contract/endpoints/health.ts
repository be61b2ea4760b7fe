import { z } from 'zod/mini';
import { read } from '../protocol/endpoint.ts';

export const live = read({
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
  path: '/health/ready',
  who: 'anyone',
  response: z.object({ status: z.literal('ready'), content_version: z.string() }),
  errors: ['NOT_READY'],
});
export * from './maintenance.ts';
