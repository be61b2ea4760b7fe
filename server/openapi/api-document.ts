import type { z } from 'zod/mini';
import type { Who } from '#contract/protocol/endpoint.ts';
import { COMMON_ERRORS } from '#contract/protocol/error-codes.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { jsonSchema } from './document.ts';
import { schemaText } from './schema-text.ts';

const GUESTS = 'guests by their `visitor-token`';
const WHO: Readonly<Record<Who, string>> = {
  anyone: 'anyone',
  'maybe-learner': 'anyone; a learner is recognised',
  'maybe-taker': `anyone; a learner is recognised; ${GUESTS}`,
  learner: 'signed-in learners',
  taker: `signed-in learners; ${GUESTS}`,
  caller: `signed-in learners; ${GUESTS}; programs by their \`access-key\``,
  teacher: 'teachers, after their second factor',
  operator: 'operators, after their second factor',
  staff: 'teachers and operators, after their second factor',
};

const schemaBlock = (title: string, schema: z.core.$ZodType | undefined, io: 'input' | 'output'): string[] =>
  schema ? [`${title}:`, '', '```', schemaText(jsonSchema(schema, io)), '```', ''] : [];

/** The contract as a readable page, in Markdown. */
export function apiDocument(): string {
  const lines = [
    '# API',
    '',
    'Paths are below `/api`. A success is HTTP 200 with',
    '`{message, data, time_current}` and no `code`; a failure has `code`, a Vietnamese `message` and `data: null`.',
    'Calls marked *once* carry an `Idempotency-Key` (a UUID): the same key again gets the stored answer.',
    '',
    `Any call may answer: ${COMMON_ERRORS.map((code) => `\`${code}\` (${ERROR_STATUS[code]})`).join(', ')}.`,
    '',
  ];
  let area = '';
  for (const named of EVERY_ENDPOINT) {
    const { endpoint } = named;
    if (named.area !== area) {
      area = named.area;
      lines.push(`## ${area}`, '');
    }
    lines.push(`### ${endpoint.method} ${endpoint.path}`, '', `${endpoint.summary}.`, '');
    lines.push(`For ${WHO[endpoint.who]}${endpoint.kind === 'command' ? '; once' : ''}.`);
    if (endpoint.audits) lines.push(`In the audit trail as \`${endpoint.audits.as}\`.`);
    const codes = errorsOf(endpoint).map((code) => `\`${code}\` (${ERROR_STATUS[code]})`);
    if (codes.length > 0) lines.push(`Errors: ${codes.join(', ')}.`);
    lines.push('');
    lines.push(
      ...schemaBlock('Path', endpoint.params, 'input'),
      ...schemaBlock('Query', endpoint.query, 'input'),
    );
    const body = endpoint.kind === 'form' ? 'Form, besides `file`' : 'Body';
    lines.push(...schemaBlock(body, endpoint.body, 'input'));
    if (endpoint.kind !== 'stream') lines.push(...schemaBlock('Data', endpoint.response, 'output'));
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
