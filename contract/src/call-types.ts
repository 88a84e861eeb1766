import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';
import type { RefusalCode } from './refusals.ts';

type Endpoints = typeof endpoints;

type ParamName<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamName<Rest> : never;

type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Sent<Value[Key]> }
    : Value;

/** A query to send. Where the schema parses a number from text, numbers are allowed. */
type QueryToSend<Query> = {
  readonly [Key in keyof Query]: unknown extends Query[Key] ? number | string | undefined : Query[Key];
};

/** A part of a call: missing if it has no fields, optional if all its fields are optional. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [Name in Key]?: never }
  : Partial<Value> extends Value
    ? { readonly [Name in Key]?: Value }
    : { readonly [Name in Key]: Value };

/** Names of all calls except uploads, which send a form. */
export type CallName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly upload: z.ZodType } ? never : Name;
}[EndpointName];

export type ParamsOf<Name extends EndpointName> = Name extends EndpointName
  ? { readonly [Param in ParamName<Endpoints[Name]['path']>]: string }
  : never;

/** `never` without a query. */
export type QueryOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly query: infer Schema extends z.ZodType }
    ? QueryToSend<z.input<Schema>>
    : never
  : never;

/** `never` without a body. */
export type BodyOf<Name extends EndpointName> = Name extends EndpointName
  ? Endpoints[Name] extends { readonly body: infer Schema extends z.ZodType }
    ? Sent<z.input<Schema>>
    : never
  : never;

/** Fields with untyped values, as a device stores edits. */
export type Named<Fields> = { readonly [Key in keyof Fields]?: unknown };

/** Type of the answer; null if the answer has no body. */
export type AnswerOf<Name extends EndpointName> = Name extends EndpointName
  ? {
      [Status in keyof Endpoints[Name]['answers']]: Endpoints[Name]['answers'][Status] extends z.ZodType
        ? z.output<Endpoints[Name]['answers'][Status]>
        : null;
    }[keyof Endpoints[Name]['answers']]
  : never;

export type RefusalOf<Name extends EndpointName> =
  | Endpoints[Name]['refusals'][number]
  | Extract<RefusalCode, `request.${string}` | `server.${string}` | `token.${string}`>
  | 'auth.required'
  | 'rate.limited';

/** With an idempotency key where the endpoint supports it. */
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
