import type { endpoints, EndpointName } from '@cairn/contract/endpoints';
import type { Outcome } from '@cairn/core/outcome';
import type { Language } from '@cairn/words/language';
import type { z } from 'zod';
import type { AccountLimits } from '../accounts/account-limits.ts';
import type { AccountMails } from '../accounts/account-mails.ts';
import type { Person } from '../context/person.ts';
import type { Db } from '../db/database.ts';
import type { Network } from '../embeds/network.ts';
import type { Storage } from '../files/file-store.ts';
import type { Receive } from '../uploads/upload-file.ts';
import type { JoinLinks } from '../people/join-links.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext, Writer } from '../context/server-context.ts';

type Parsed<
  Name extends EndpointName,
  Part extends 'params' | 'query' | 'body',
> = (typeof endpoints)[Name] extends {
  readonly [Key in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

/** What a call does to the cookie: sets a new session's token, or takes the cookie away. */
export type SessionChange =
  | { readonly kind: 'opened'; readonly token: string; readonly personId: string }
  | { readonly kind: 'ended' };

/** An answer that went well. */
export interface Answer {
  readonly status: number;
  /** Left out for an answer without a body. */
  readonly body?: unknown;
  /** The body where it is JSON text already. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: SessionChange;
}

/** One request, its parts parsed by the contract. */
export interface Call<Name extends EndpointName> {
  readonly context: ServerContext;
  /** For queries that may lag a little behind what was just written. */
  readonly reading: Db;
  readonly mails: AccountMails;
  readonly joinLinks: JoinLinks;
  /** Null for a visitor, which only calls open to anyone meet. */
  readonly person: (typeof endpoints)[Name]['access'] extends 'member' ? Person : Person | null;
  readonly writer: (typeof endpoints)[Name]['access'] extends 'member' ? Writer : null;
  readonly params: Parsed<Name, 'params'>;
  readonly query: Parsed<Name, 'query'>;
  readonly body: Parsed<Name, 'body'>;
  /** Null where this Cairn keeps no files. */
  readonly storage: Storage | null;
  /** The world outside, for pages that people link to. */
  readonly network: Network;
  /** Takes the request's form in; for calls that have one. */
  readonly receive: Receive;
  /** The session's token, when the request carried one. */
  readonly token: string | null;
  readonly userAgent: string | null;
  /** Where the request comes from, as `addressGroup` returns it. */
  readonly address: string;
  readonly limits: AccountLimits;
  /** The language that the request asks to be answered in. */
  readonly language: Language;
  /** The path and query as they were asked. */
  readonly url: string;
}

/** What a call does: it turns the request into a use case's terms, and the outcome into an answer. */
export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<Outcome<Answer, Refusal>> | Outcome<Answer, Refusal>;

/** The handlers of some calls, by name. */
export type Handlers<Name extends EndpointName> = { readonly [Key in Name]: Handler<Key> };

/** Turns an outcome's value into an answer; a refusal passes through. */
export function answered<Value>(
  outcome: Outcome<Value, Refusal>,
  toAnswer: (value: Value) => Answer,
): Outcome<Answer, Refusal> {
  return outcome.ok ? { ok: true, value: toAnswer(outcome.value) } : outcome;
}
