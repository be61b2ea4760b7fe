import type { FastifyInstance } from 'fastify';
import MarkdownIt from 'markdown-it';
import { apiDocument } from './api-document.ts';
import { openApiDocument } from './document.ts';

function readablePage(): string {
  const body = new MarkdownIt({ html: false }).render(apiDocument());
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Luyện: API</title><body>${body}</body></html>`;
}

/** Serves what the contract says: for programs as `/api/openapi.json`, for people as `/api/docs`. */
export function serveApiDescription(app: FastifyInstance): void {
  const document = JSON.stringify(openApiDocument());
  /** Made when it is first asked for: few servers ever are. */
  let page: string | undefined;
  app.get('/api/openapi.json', (_, reply) => reply.type('application/json').send(document));
  app.get('/api/docs', (_, reply) => {
    page ??= readablePage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
