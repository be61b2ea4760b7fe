import { z } from 'zod/mini';
import { uploadHeaders } from '#contract/file.ts';
import type { Endpoint, Who } from '#contract/protocol/endpoint.ts';
import {
  ACCESS_KEY_HEADER,
  GUEST_TOKEN_HEADER,
  IDEMPOTENCY_HEADER,
  STEP_UP_HEADER,
} from '#contract/protocol/envelope.ts';
import { COMMON_ERRORS, type ErrorCode } from '#contract/protocol/error-codes.ts';
import { ERROR_STATUS } from '#contract/protocol/error-status.ts';
import { errorsOf } from '#contract/protocol/errors-of.ts';
import { EVERY_ENDPOINT } from '#contract/protocol/every-endpoint.ts';
import { secondFactorCode } from '#contract/staff.ts';

type Json = Record<string, unknown>;

const objectSchema = z.object({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
});

/** Draft 2020-12, which OpenAPI 3.1 uses as it is. */
export function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Fields of a path, query or header schema, with their parsed form and whether they are optional. */
function fieldsOf(schema: z.core.$ZodType): { name: string; required: boolean; schema: unknown }[] {
  const { properties } = objectSchema.parse(jsonSchema(schema));
  const { required } = objectSchema.parse(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field,
  }));
}

const parameters = (place: 'path' | 'query' | 'header', schema: z.core.$ZodType | undefined): Json[] =>
  schema
    ? fieldsOf(schema).map((field) => ({ in: place, ...field, required: place === 'path' || field.required }))
    : [];

const envelope = (data: Json): Json => ({
  type: 'object',
  properties: { message: { type: 'string' }, data, time_current: { type: 'number' } },
  required: ['message', 'data', 'time_current'],
});

const failure = (codes: readonly ErrorCode[]): Json => ({
  description: codes.join(', '),
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          code: { enum: codes },
          message: { type: 'string', description: 'Vietnamese' },
          data: { type: 'null' },
          time_current: { type: 'number' },
        },
        required: ['code', 'message', 'data', 'time_current'],
      },
    },
  },
});

/** Error codes of an endpoint, by HTTP status. */
function failuresOf(endpoint: Endpoint): Map<number, ErrorCode[]> {
  const codes: ErrorCode[] = [...errorsOf(endpoint), ...COMMON_ERRORS];
  return Map.groupBy(codes, (code) => ERROR_STATUS[code]);
}

/** A form's fields besides its file. */
function formSchema(fields: z.core.$ZodType | undefined): Json {
  const { properties, required } = objectSchema.parse(fields ? jsonSchema(fields, 'input') : {});
  const file = { type: 'string', format: 'binary' };
  return { type: 'object', properties: { file, ...properties }, required: ['file', ...required] };
}

function bodyOf(endpoint: Endpoint): Json {
  switch (endpoint.kind) {
    case 'form':
      return {
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: formSchema(endpoint.body) } },
        },
      };
    case 'upload':
    case 'file':
      return { requestBody: { content: { 'application/octet-stream': {} } } };
    default:
      return endpoint.body
        ? {
            requestBody: {
              required: true,
              content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
            },
          }
        : {};
  }
}

const BY_ANYONE = {};
const BY_LEARNER = { bearer: [] };
const BY_GUEST = { visitor: [] };
const BY_PROGRAM = { accessKey: [] };
const SECURITY: Readonly<Record<Exclude<Who, 'anyone'>, Json[]>> = {
  'maybe-learner': [BY_LEARNER, BY_ANYONE],
  'maybe-taker': [BY_LEARNER, BY_GUEST, BY_ANYONE],
  learner: [BY_LEARNER],
  taker: [BY_LEARNER, BY_GUEST],
  caller: [BY_LEARNER, BY_GUEST, BY_PROGRAM],
  teacher: [BY_LEARNER],
  operator: [BY_LEARNER],
  staff: [BY_LEARNER],
};

/** A code of the second factor for the one call. */
const FRESH_CODE = {
  in: 'header',
  name: STEP_UP_HEADER,
  required: true,
  schema: jsonSchema(secondFactorCode),
};

function described({ area, operation, endpoint }: (typeof EVERY_ENDPOINT)[number]): Json {
  const key = {
    in: 'header',
    name: IDEMPOTENCY_HEADER,
    required: true,
    schema: { type: 'string', format: 'uuid' },
  };
  const success =
    endpoint.kind === 'stream'
      ? { '*/*': {} }
      : { 'application/json': { schema: envelope(jsonSchema(endpoint.response)) } };
  return {
    operationId: operation,
    summary: endpoint.summary,
    tags: [area],
    ...(endpoint.who !== 'anyone' && { security: SECURITY[endpoint.who] }),
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...parameters('header', endpoint.kind === 'upload' ? uploadHeaders : undefined),
      ...(endpoint.kind === 'command' ? [key] : []),
      ...(endpoint.stepUp ? [FRESH_CODE] : []),
    ],
    ...bodyOf(endpoint),
    responses: {
      200: { description: 'Success', content: success },
      ...Object.fromEntries([...failuresOf(endpoint)].map(([status, codes]) => [status, failure(codes)])),
    },
  };
}

/** The contract as OpenAPI 3.1. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const entry of EVERY_ENDPOINT) {
    const { method, path } = entry.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(entry) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Luyện', version: '1' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        visitor: { type: 'apiKey', in: 'header', name: GUEST_TOKEN_HEADER },
        accessKey: { type: 'apiKey', in: 'header', name: ACCESS_KEY_HEADER },
      },
    },
    paths,
  };
}
