import { z } from 'zod';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import { Problem } from '#app/platform/http/problem.ts';

export interface ApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

export type JsonSchema = Record<string, unknown>;

export interface ApiOperation {
  operationId: string;
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: ApiParameter[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** OpenAPI 3.1 from the declarations the server runs on, so the two cannot drift apart. */
export function openApiDocument(endpoints: Endpoint[], siteUrl: string) {
  const schemas: Record<string, JsonSchema> = { Problem: jsonSchema(Problem, 'output', {}) };
  const paths: Record<string, Record<string, ApiOperation>> = {};
  for (const endpoint of endpoints) {
    const path = `/api${endpoint.path.replace(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'School website API',
      version: '1.0.0',
      description:
        'The content of a school’s website, its contact form and its visitor count. Lists are plain arrays, newest first.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: Endpoint, schemas: Record<string, JsonSchema>): ApiOperation {
  const { method, path, summary, description, needsToken, query, body, answer, status = 200 } = endpoint;
  const json = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: jsonSchema(schema, io, schemas) },
  });
  return {
    operationId: (method.toLowerCase() + path.replace(/:(\w+)(\{[^}]*\})?/g, ' by $1 ')).replace(
      /[^A-Za-z]+(\w?)/g,
      (_, c: string) => c.toUpperCase(),
    ),
    summary,
    ...(description && { description }),
    // An empty entry: if the operator has set no token, it is optional.
    security: needsToken ? [{ token: [] }, {}] : [],
    parameters: [...pathParameters(path), ...queryParameters(query), schoolHeader],
    ...(body && { requestBody: { required: true as const, content: json(body, 'input') } }),
    responses: {
      [status]: {
        description: summary,
        content:
          'files' in answer
            ? Object.fromEntries(answer.files.map((type) => [type, { schema: {} }]))
            : json(answer, 'output'),
      },
      default: {
        description: 'An error in the format of RFC 9457',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function pathParameters(path: string): ApiParameter[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'schoolcode' ? 'The school’s code' : 'A path from an attachments field',
    schema: { type: 'string' },
  }));
}

function queryParameters(query: z.ZodObject | undefined): ApiParameter[] {
  if (!query) return [];
  const { properties = {}, required = [] } = jsonSchema(query, 'input', {}) as {
    properties?: Record<string, JsonSchema & { description?: string }>;
    required?: string[];
  };
  // The output type describes a query: its input is text whatever the type is.
  const typed = jsonSchema(query, 'output', {}) as { properties?: Record<string, JsonSchema> };
  return Object.entries(properties).map(([name, { description }]) => {
    const { description: _, ...schema } = typed.properties?.[name] ?? {};
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description && { description }),
      schema,
    };
  });
}

const schoolHeader: ApiParameter = {
  name: 'schoolcode',
  in: 'header',
  required: false,
  description: 'The school’s code; must match the code in the path or the body',
  schema: { type: 'string' },
};

/** zod's own JSON Schema; a schema with an id becomes a named component. */
function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  schemas: Record<string, JsonSchema>,
): JsonSchema {
  const {
    $schema: _,
    $defs,
    ...own
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & {
    $defs?: Record<string, JsonSchema>;
  };
  const pointed = JSON.parse(
    JSON.stringify(own).replaceAll('#/$defs/', '#/components/schemas/'),
  ) as JsonSchema;
  for (const [name, definition] of Object.entries($defs ?? {})) schemas[name] = definition;
  const { id, ...anonymous } = pointed as JsonSchema & { id?: string };
  if (!id) return anonymous;
  schemas[id] = anonymous;
  return { $ref: `#/components/schemas/${id}` };
}
