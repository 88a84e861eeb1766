import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';
import type { RefusalCode } from './refusals.ts';

type Endpoints = typeof endpoints;

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

/** A value to send. Lists may be read-only, because nobody changes the value. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** A query to send. Numbers are allowed where the schema parses them from text. */
type QueryToSend<Query> = {
  readonly [Key in keyof Query]: unknown extends Query[Key] ? number | string | undefined : Query[Key];
};

/** A part of a call: missing if the call has no such part, optional if all fields are. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [Name in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value };

/** The names of calls, except uploads, which send a form. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly upload: z.ZodType } ? never : Name;
}[EndpointName];

export type ParamsOf<Name extends EndpointName> = Name extends EndpointName
  ? { readonly [Param in ParamName<Endpoints[Name]['path']>]: string }
  : never;

/** The query of a call; `never` for an endpoint without a query. */
export type QueryOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly query: infer Schema extends z.ZodType }
    ? QueryToSend<z.input<Schema>>
    : never
  : never;

/** The body of a call; `never` for an endpoint without a body. */
export type BodyOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly body: infer Schema extends z.ZodType }
    ? Sent<z.input<Schema>>
    : never
  : never;

/** Fields with untyped values, as a device stores edits. */
export type Named<Fields> = { readonly [Key in keyof Fields]?: unknown };

/** The answer of a call; null if it has no body. */
export type AnswerOf<Name extends EndpointName> = Name extends EndpointName
  ? {
      [Status in keyof Endpoints[Name]['answers']]: Endpoints[Name]['answers'][Status] extends z.ZodType
        ? z.output<Endpoints[Name]['answers'][Status]>
        : null;
    }[keyof Endpoints[Name]['answers']]
  : never;

/** The refusals of a call, including the refusals that every call may return. */
export type RefusalOf<Name extends EndpointName> =
  | Endpoints[Name]['refusals'][number]
  | Extract<RefusalCode, `request.${string}` | `server.${string}` | `token.${string}`>
  | 'auth.required'
  | 'rate.limited';

/** The input of a call. An idempotency key is allowed where the endpoint supports it. */
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
