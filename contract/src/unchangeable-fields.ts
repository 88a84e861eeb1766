import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly anyOf?: readonly Described[];
  readonly allOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
}

type Fields = ReadonlyMap<string, readonly Described[]>;

const describe = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Described;

function fieldsOf(schemas: readonly Described[]): Fields {
  const fields = new Map<string, Described[]>();
  for (const { properties = {}, anyOf = [], allOf = [], oneOf = [] } of schemas) {
    const inner = fieldsOf([...anyOf, ...allOf, ...oneOf]);
    const own = Object.entries(properties).map(([name, its]) => [name, [its]] as const);
    for (const [name, its] of [...own, ...inner]) fields.set(name, [...(fields.get(name) ?? []), ...its]);
  }
  return fields;
}

const isEdit = ({ method }: Endpoint) => method === 'PATCH' || method === 'PUT';

const answeredFields = kept(({ answers }) =>
  fieldsOf(Object.values(answers).flatMap((answer) => (answer === null ? [] : [describe(answer, 'output')]))),
);
const takenFields = kept(({ body }) => fieldsOf(body === undefined ? [] : [describe(body, 'input')]));

function kept<Result>(compute: (endpoint: Endpoint) => Result): (endpoint: Endpoint) => Result {
  const results = new Map<Endpoint, Result>();
  return (endpoint) => {
    const before = results.get(endpoint);
    if (before !== undefined) return before;
    const result = compute(endpoint);
    results.set(endpoint, result);
    return result;
  };
}

/** Paths of fields that the answer has but the call does not accept, such as `isPublic` or `settings.id`. */
function leftOut(answered: Fields, taken: Fields, above = ''): readonly string[] {
  return [...answered].flatMap(([name, its]) => {
    const same = taken.get(name);
    if (same === undefined) return [`${above}${name}`];
    const [inner, innerTaken] = [fieldsOf(its), fieldsOf(same)];
    return innerTaken.size === 0 ? [] : leftOut(inner, innerTaken, `${above}${name}.`);
  });
}

/** Finds another call that edits this field of the same record, for the message. */
function callThatTakes(field: string, endpoint: Endpoint): Endpoint | undefined {
  const own = answeredFields(endpoint);
  return Object.values(endpoints as Readonly<Record<string, Endpoint>>).find((other) => {
    if (other === endpoint || !isEdit(other) || !takenFields(other).has(field)) return false;
    const its = answeredFields(other);
    return [...own.keys()].every((name) => its.has(name)) || [...its.keys()].every((name) => own.has(name));
  });
}

/** Fields that the answer has but this edit cannot change. Empty for calls that do not edit. */
export const unchangeableFields = kept((endpoint) =>
  isEdit(endpoint) ? leftOut(answeredFields(endpoint), takenFields(endpoint)) : [],
);

export function unchangeableIn(endpoint: Endpoint, body: unknown): Readonly<Record<string, string>> {
  const sent = unchangeableFields(endpoint).filter((path) => isIn(body, path.split('.')));
  return Object.fromEntries(
    sent.map((field) => {
      const other = callThatTakes(field, endpoint);
      const hint = other ? `${other.method} ${other.path} changes it.` : 'Leave it out.';
      return [field, `This call does not change it. ${hint}`];
    }),
  );
}

function isIn(value: unknown, [name = '', ...rest]: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
  return rest.length === 0 || isIn((value as Readonly<Record<string, unknown>>)[name], rest);
}
