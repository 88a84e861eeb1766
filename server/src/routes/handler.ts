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
import type { PushSite } from '../push/push-site.ts';
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

export type SessionChange =
  | { readonly kind: 'opened'; readonly token: string; readonly personId: string }
  | { readonly kind: 'ended' };

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** A body that is JSON text already. */
  readonly json?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly session?: SessionChange;
}

export interface Call<Name extends EndpointName> {
  readonly context: ServerContext;
  /** For queries whose result may be slightly stale. */
  readonly reading: Db;
  readonly mails: AccountMails;
  readonly joinLinks: JoinLinks;
  readonly push: PushSite;
  /** Null for a visitor. */
  readonly person: (typeof endpoints)[Name]['access'] extends 'member' ? Person : Person | null;
  readonly writer: (typeof endpoints)[Name]['access'] extends 'member' ? Writer : null;
  readonly params: Parsed<Name, 'params'>;
  readonly query: Parsed<Name, 'query'>;
  readonly body: Parsed<Name, 'body'>;
  /** Null if this server stores no files. */
  readonly storage: Storage | null;
  readonly network: Network;
  readonly receive: Receive;
  /** Token of the session, if there is one. */
  readonly token: string | null;
  readonly userAgent: string | null;
  /** From `addressGroup`. */
  readonly address: string;
  readonly limits: AccountLimits;
  readonly language: Language;
  readonly url: string;
}

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<Outcome<Answer, Refusal>> | Outcome<Answer, Refusal>;

export type Handlers<Name extends EndpointName> = { readonly [Key in Name]: Handler<Key> };

export function answered<Value>(
  outcome: Outcome<Value, Refusal>,
  toAnswer: (value: Value) => Answer,
): Outcome<Answer, Refusal> {
  return outcome.ok ? { ok: true, value: toAnswer(outcome.value) } : outcome;
}
