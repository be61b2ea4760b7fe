import type { FastifyReply } from 'fastify';

/** Answers for a file that does not exist, in the words of docs/product.md, point 2; a page has the app's own. */
export const sendNoFile = (reply: FastifyReply): FastifyReply =>
  reply.status(404).type('text/plain; charset=utf-8').send('This page could not be found');
