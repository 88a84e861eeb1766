import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

type Json = z.core.JSONSchema.JSONSchema;

/** Longest line of the formatter. */
const printWidth = 110;

const letters: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  object: 'o',
  array: 'a',
  null: '0',
};

function alternativesOf(schema: Json, named: Readonly<Record<string, Json>>): readonly Json[] {
  if (schema.$ref) return alternativesOf(named[schema.$ref.split('/').at(-1) ?? ''] as Json, named);
  const parts = (schema.anyOf ?? schema.oneOf) as readonly Json[] | undefined;
  return parts?.flatMap((part) => alternativesOf(part, named)) ?? [schema];
}

function kindsOf(schema: Json, named: Readonly<Record<string, Json>>): string {
  const kinds = alternativesOf(schema, named).map(({ type, enum: values, const: value }) => {
    const names = typeof type === 'string' ? [type] : (values ?? [value]).map((each) => typeof each);
    return names.map((name) => letters[name] ?? '*');
  });
  const all = [...new Set(kinds.flat())];
  return all.includes('*') ? '*' : all.toSorted().join('');
}

/** Enough to recognize our answers. All fields would add a kilobyte to each first visit. */
const maxFields = 4;

function fieldsOf(schemas: readonly Json[], named: Readonly<Record<string, Json>>): string {
  const [first, ...others] = schemas;
  const required = (first?.required ?? []).filter((name) =>
    others.every((other) => other.required?.includes(name)),
  );
  return required
    .slice(0, maxFields)
    .map((name) => {
      const values = schemas.map((schema) => schema.properties?.[name] as Json);
      return `${name}:${kindsOf({ anyOf: values }, named)}`;
    })
    .join(' ');
}

function shapeOf(schema: z.ZodType | null): string {
  if (schema === null) return 'none';
  const described = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  const named = (described.$defs ?? {}) as Readonly<Record<string, Json>>;
  const schemas = alternativesOf(described, named);
  if (!schemas.every(({ type }) => type === 'array')) return `object ${fieldsOf(schemas, named)}`.trim();
  const items = schemas.flatMap((each) => alternativesOf(each.items as Json, named));
  return `list ${fieldsOf(items, named)}`.trim();
}

function lineOf([name, { method, path, answers }]: [string, Endpoint]): string {
  const shapes = new Set(Object.values(answers).map(shapeOf));
  expect(shapes.size, `${name} answers in one shape`).toBe(1);
  const call = `'${method} ${path} ${Object.keys(answers).join()} ${[...shapes].join('')}',`;
  const line = `  ${name}: ${call}`;
  return line.length > printWidth ? `  ${name}:\n    ${call}` : line;
}

test('the table is that of the endpoints; npx vitest run -u call-table writes it again', async () => {
  const file = [
    "import type { EndpointName } from './endpoints.ts';",
    '',
    '/**',
    ' * Method, path and status of each call, and the first required fields of its answer. A test writes this table from the',
    ' * endpoints, whose schemas are too large for the browser. Types: s string, n number, b boolean, o object, a array,',
    ' * 0 null, * any.',
    ' */',
    'export const callTable: Readonly<Record<EndpointName, string>> = {',
    ...Object.entries<Endpoint>(endpoints).map(lineOf),
    '};',
    '',
  ].join('\n');
  await expect(file).toMatchFileSnapshot('./call-table.ts');
});
