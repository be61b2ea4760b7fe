import type { z } from 'zod/mini';
import { COMMON_ERRORS, ERROR_STATUS } from '#contract/protocol/error-codes.ts';
import { contractEntries, jsonSchema } from './document.ts';
import { schemaText } from './schema-text.ts';

const ACCESS = {
  public: 'anyone',
  visitor: 'anyone; a learner is recognised',
  learner: 'signed-in learners',
} as const;

const schemaBlock = (title: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output'): string[] =>
  schema ? [`${title}:`, '', '```', schemaText(jsonSchema(schema, io)), '```', ''] : [];

/** docs/api.md: the contract as a page to read. */
export function apiDocument(): string {
  const lines = [
    '# API',
    '',
    'Made from `contract/`; a test compares the two. Paths are below `/api`. A success is HTTP 200 with',
    '`{message, data, time_current}` and no `code`; a failure has `code`, a Vietnamese `message` and `data: null`.',
    'Calls marked *once* carry an `Idempotency-Key` (a UUID): the same key again gets the stored answer.',
    '',
    `Any call may answer: ${COMMON_ERRORS.map((code) => `\`${code}\` (${ERROR_STATUS[code]})`).join(', ')}.`,
    '',
  ];
  let area = '';
  for (const named of contractEntries()) {
    const { endpoint } = named;
    if (named.area !== area) {
      area = named.area;
      lines.push(`## ${area}`, '');
    }
    lines.push(`### ${endpoint.method} ${endpoint.path}`, '', `${named.summary}.`, '');
    const guests = endpoint.guests ? '; guests by their `visitor-token`' : '';
    const keys = endpoint.keys ? '; programs by their `access-key`' : '';
    lines.push(`For ${ACCESS[endpoint.access]}${guests}${keys}${endpoint.idempotent ? '; once' : ''}.`);
    const codes = endpoint.errors.map((code) => `\`${code}\` (${ERROR_STATUS[code]})`);
    if (codes.length > 0) lines.push(`Errors: ${codes.join(', ')}.`);
    lines.push('');
    lines.push(
      ...schemaBlock('Path', endpoint.params, 'input'),
      ...schemaBlock('Query', endpoint.query, 'input'),
    );
    const body = endpoint.form ? 'Form, besides `file`' : 'Body';
    lines.push(...schemaBlock(body, endpoint.body, 'input'));
    if (!endpoint.binary) lines.push(...schemaBlock('Data', endpoint.response, 'output'));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
