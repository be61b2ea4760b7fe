import type { FastifyInstance } from 'fastify';
import MarkdownIt from 'markdown-it';
import { apiDocument } from './api-document.ts';
import { openApiDocument } from './document.ts';

function readablePage(): string {
  const body = new MarkdownIt({ html: false }).render(apiDocument());
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Luyện: API</title><body>${body}</body></html>`;
}

/** Made when they are first asked for: few servers ever are, and it takes as long as the rest of a start. */
let description: string | undefined;
let page: string | undefined;

/** Serves what the contract says: for programs as `/api/openapi.json`, for people as `/api/docs`. */
export function serveApiDescription(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_, reply) => {
    description ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').send(description);
  });
  app.get('/api/docs', (_, reply) => {
    page ??= readablePage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
