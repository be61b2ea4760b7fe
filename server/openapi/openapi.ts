import { z } from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { IDEMPOTENCY_HEADER } from '#contract/envelope.ts';
import { COMMON_ERRORS, ERRORS, type ErrorCode } from '#contract/errors.ts';
import { uploadHeaders } from '#contract/file.ts';

type AnyEndpoint = Endpoint<z.core.$ZodType, z.core.$ZodType, z.core.$ZodType, z.core.$ZodType>;
type Json = Record<string, unknown>;

/** JSON Schema of what is sent (`input`) or answered (`output`). */
export const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
};

interface NamedEndpoint {
  area: string;
  name: string;
  endpoint: AnyEndpoint;
}

/** Every entry of the contract, in its order. */
export const listEndpoints = (): NamedEndpoint[] =>
  Object.entries(ENDPOINTS).flatMap(([area, entries]) =>
    Object.entries(entries).map(([name, endpoint]): NamedEndpoint => ({ area, name, endpoint })),
  );

/** Codes an endpoint may answer, its own first. */
export const errorCodes = (endpoint: AnyEndpoint): ErrorCode[] => [
  ...new Set([...endpoint.errors, ...COMMON_ERRORS]),
];

const parameters = (schema: z.core.$ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, given]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: given,
  }));
};

const success = (endpoint: AnyEndpoint): Json => ({
  type: 'object',
  required: ['message', 'data', 'time_current'],
  properties: {
    message: { type: 'string' },
    data: jsonSchema(endpoint.response, 'output'),
    time_current: { type: 'number' },
  },
});

function responses(endpoint: AnyEndpoint): Json {
  const content = endpoint.binary
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: success(endpoint) } };
  const byStatus = Map.groupBy(errorCodes(endpoint), (code) => ERRORS[code].status);
  const failures = [...byStatus].map(([status, codes]) => [
    status,
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return { 200: { description: 'Success', content }, ...Object.fromEntries(failures) };
}

function operation({ area, name, endpoint }: NamedEndpoint): Json {
  const { body, upload } = endpoint;
  const idempotency = endpoint.idempotent
    ? [{ name: IDEMPOTENCY_HEADER, in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
    : [];
  const sent = upload
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : body && { 'application/json': { schema: jsonSchema(body, 'input') } };
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    security:
      endpoint.access === 'public' ? [] : [{ bearer: [] }, ...(endpoint.access === 'visitor' ? [{}] : [])],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(upload ? uploadHeaders : undefined, 'header'),
      ...idempotency,
    ],
    ...(sent ? { requestBody: { required: true, content: sent } } : {}),
    responses: responses(endpoint),
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const named of listEndpoints()) {
    const { path, method } = named.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Luyện', version: '1' },
    servers: [{ url: `${serverUrl}/api` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'message', 'data', 'time_current'],
          properties: {
            code: { type: 'string' },
            message: { type: 'string' },
            data: { type: 'null' },
            time_current: { type: 'number' },
          },
        },
      },
    },
  };
}
