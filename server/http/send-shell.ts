// For the type of `sendFile`.
import type {} from '@fastify/static';
import type { FastifyReply } from 'fastify';

/** A page that only the app can render: it has nothing for search engines, and may not even exist. */
export const sendShell = (reply: FastifyReply): FastifyReply =>
  reply.header('x-robots-tag', 'noindex').sendFile('index.html');
