import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';
import type { RefusalCode } from './refusals.ts';

type Endpoints = typeof endpoints;

/** The names that stand in braces in a path. */
type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

/** A value that is only read on its way out, so its lists may be read-only. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** A query as it is asked for: a schema that reads numbers out of text takes numbers too. */
type Asked<Query> = {
  readonly [Key in keyof Query]: unknown extends Query[Key] ? number | string | undefined : Query[Key];
};

/** A part of a request: left out where there is none, optional where nothing in it has to be there. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [Name in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value };

/** A call that sends JSON or nothing; an upload sends a form. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly upload: z.ZodType } ? never : Name;
}[EndpointName];

/** The parameters of an endpoint's path, by name. */
export type ParamsOf<Name extends EndpointName> = Name extends EndpointName
  ? { readonly [Param in ParamName<Endpoints[Name]['path']>]: string }
  : never;

/** The query of an endpoint; `never` where it takes none. */
export type QueryOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly query: infer Schema extends z.ZodType }
    ? Asked<z.input<Schema>>
    : never
  : never;

/** The JSON that an endpoint takes; `never` where it takes none. */
export type BodyOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly body: infer Schema extends z.ZodType }
    ? Sent<z.input<Schema>>
    : never
  : never;

/** The names of some fields with values that no type knows, as a device stores what was typed. */
export type Named<Fields> = { readonly [Key in keyof Fields]?: unknown };

/** The JSON that an endpoint answers where it succeeds; null for an answer without a body. */
export type AnswerOf<Name extends EndpointName> = Name extends EndpointName
  ? {
      [Status in keyof Endpoints[Name]['answers']]: Endpoints[Name]['answers'][Status] extends z.ZodType
        ? z.output<Endpoints[Name]['answers'][Status]>
        : null;
    }[keyof Endpoints[Name]['answers']]
  : never;

/** The refusals that an endpoint names, and those that every call may meet. */
export type RefusalOf<Name extends EndpointName> =
  | Endpoints[Name]['refusals'][number]
  | Extract<RefusalCode, `request.${string}` | `server.${string}` | `token.${string}`>
  | 'auth.required'
  | 'rate.limited';

/** Everything that a call may be given. A key makes it apply once, where the endpoint takes one. */
export type InputOf<Name extends CallName> = Name extends CallName
  ? ([ParamName<Endpoints[Name]['path']>] extends [never]
      ? { readonly params?: never }
      : { readonly params: ParamsOf<Name> }) &
      Part<'query', QueryOf<Name>> &
      Part<'body', BodyOf<Name>> &
      (Endpoints[Name] extends { readonly isIdempotent: true }
        ? { readonly idempotencyKey?: string }
        : { readonly idempotencyKey?: never })
  : never;
