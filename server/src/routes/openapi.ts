import { type Endpoint, tokensOf, type TokenUse } from '@cairn/contract/endpoint';
import { endpoints } from '@cairn/contract/endpoints';
import { errorBody } from '@cairn/contract/errors';
import { streamPath } from '@cairn/contract/other-paths';
import { type RefusalCode, statusOf } from '@cairn/contract/refusals';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

const refusalsOfAll: readonly RefusalCode[] = ['rate.limited', 'server.failed', 'server.unavailable'];
const refusalsOfWrites: readonly RefusalCode[] = [
  'request.malformed',
  'request.nul',
  'request.origin',
  'request.tooLarge',
];

/** Schemas that contain themselves, which the document defines in one place. */
const namedSchemas: Record<string, Json> = {};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const text = JSON.stringify(described).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, ...rest } = JSON.parse(text) as Json & {
    readonly $defs?: Readonly<Record<string, Json>>;
  };
  Object.assign(namedSchemas, $defs);
  return rest;
}

export function openApi(version: string, origin: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(name, endpoint),
    };
  }
  paths[streamPath] = { get: streamOperation };
  paths['/files/{id}/{name}'] = { get: fileOperation };
  paths['/calendar/{secret}.ics'] = { get: calendarOperation };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version,
      summary: 'A planner from today to a lifetime',
      license: { name: 'AGPL-3.0-only' },
    },
    servers: [{ url: origin }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'cairn_session',
          description: '`__Host-cairn_session` over https.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'cairn_…',
          description:
            'A personal access token, created in the settings. `read` and `write` are the scope that a call needs. Calls without this scheme need a session.',
        },
      },
      schemas: { Error: schemaOf(errorBody, 'output'), ...namedSchemas },
    },
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  const { summary, access, body, upload, params, query, isIdempotent } = endpoint;
  return {
    operationId,
    summary,
    ...(access === 'member' && { security: securityOf(tokensOf(endpoint)) }),
    parameters: [
      ...parametersOf(params, 'path'),
      ...parametersOf(query, 'query'),
      ...(isIdempotent ? [idempotencyKey] : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    ...(upload && { requestBody: formOf(upload) }),
    responses: { ...answersOf(endpoint), ...refusalsOf(endpoint) },
  };
}

function securityOf(tokens: TokenUse): readonly Json[] {
  return [{ session: [] }, ...(tokens === 'none' ? [] : [{ token: [tokens] }])];
}

function formOf(upload: z.ZodType): Json {
  const fields = schemaOf(upload, 'input');
  const file = { type: 'string', format: 'binary' };
  const properties = { file, ...(fields['properties'] as Json) };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { type: 'object', properties, required: ['file'] } } },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated key returns the first outcome and changes nothing.',
  schema: { type: 'string', maxLength: 64 },
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): readonly Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answersOf({ answers }: Endpoint): Json {
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [
      status,
      schema === null
        ? { description: 'Done' }
        : {
            description: 'The answer',
            content: { 'application/json': { schema: schemaOf(schema, 'output') } },
          },
    ]),
  );
}

function refusalsOf({ method, access, refusals }: Endpoint): Json {
  const all = [
    ...refusals,
    ...refusalsOfAll,
    ...(method === 'GET' ? [] : refusalsOfWrites),
    ...(access === 'member' ? (['auth.required', 'token.invalid', 'token.scope'] as const) : []),
  ];
  const byStatus = Map.groupBy(new Set(all), statusOf);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const streamOperation = {
  operationId: 'streamFeed',
  summary:
    'Server-sent events: `opened` at once, `at` with {scope, version} after each commit, after which a client reads the feed; for sessions also `looking` and `left` with {goal, userId, at}, which expire after 45 s',
  security: securityOf('read'),
  parameters: [],
  responses: {
    200: { description: 'The stream', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    401: {
      description: 'auth.required',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  },
};

const fileOperation = {
  operationId: 'fetchFile',
  summary: 'A file, for whoever may see its goal; `size=small` is the picture for lists',
  parameters: [
    ...['id', 'name'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    { name: 'size', in: 'query', required: false, schema: { const: 'small' } },
  ],
  responses: {
    200: { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
    304: { description: 'Not modified' },
    ...Object.fromEntries(
      (['auth.required', 'file.unknown'] as const).map((code) => [
        statusOf(code),
        {
          description: code,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  },
};

const calendarOperation = {
  operationId: 'fetchCalendar',
  summary:
    'A person’s goals as iCalendar, for whoever has the secret address; send the ETag back as If-None-Match',
  parameters: [{ name: 'secret', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: { description: 'The calendar', content: { 'text/calendar': { schema: { type: 'string' } } } },
    304: { description: 'Not modified' },
    ...Object.fromEntries(
      (['request.unknownPath', 'rate.limited'] as const).map((code) => [
        statusOf(code),
        {
          description: code,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  },
};
