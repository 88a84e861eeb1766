import { type LinkAct, linkActs } from '@cairn/core/goals/link-acts';
import { occurrenceRef, recurrenceRefFrom } from '@cairn/core/goals/occurrence-id';
import { dateOfDayNumber, dayNumberOf } from '@cairn/core/time/date-only';
import type { EpochMs } from '@cairn/core/time/zones';
import { createHmac } from 'node:crypto';
import { isSameText } from './same-text.ts';

export interface GoalLink {
  readonly act: LinkAct;
  readonly personId: string;
  /** The id of a goal, or an occurrence as in `occurrenceRef`. */
  readonly ref: string;
  /** When the goal began as the mail was written. */
  readonly startsAt: EpochMs;
}

// Person, goal or series, day of the series, start.
const idBytes = 16;
const dayAt = 2 * idBytes;
const startAt = dayAt + 4;
const bodyBytes = startAt + 8;
/** 128 bits. */
const sealBytes = 16;
/** Stands for a goal that is no occurrence. */
const noDay = -(2 ** 31);

/**
 * Returns the token that lets a person complete or move a goal from a mail. The server stores nothing for it.
 *
 * @param key as of join links; the first word of the sealed bytes keeps the kinds of tokens apart
 */
export function goalLinkToken(key: Buffer, { act, personId, ref, startsAt }: GoalLink): string {
  const of = recurrenceRefFrom(ref);
  const body = Buffer.alloc(bodyBytes);
  body.write(hexOf(personId), 0, idBytes, 'hex');
  body.write(hexOf(of?.id ?? ref), idBytes, idBytes, 'hex');
  body.writeInt32BE(of?.kind === 'occurrence' ? dayNumberOf(of.originalDate) : noDay, dayAt);
  body.writeDoubleBE(startsAt, startAt);
  const seal = createHmac('sha256', key).update(`goal-link ${act} `).update(body).digest();
  return `${act}-${Buffer.concat([body, seal.subarray(0, sealBytes)]).toString('base64url')}`;
}

/** Returns null for a token that this key did not make. */
export function goalLinkOf(key: Buffer, token: string): GoalLink | null {
  const act = linkActs.find((each) => token.startsWith(`${each}-`));
  if (act === undefined) return null;
  const bytes = Buffer.from(token.slice(act.length + 1), 'base64url');
  if (bytes.length !== bodyBytes + sealBytes) return null;
  const day = bytes.readInt32BE(dayAt);
  const id = idIn(bytes, idBytes);
  const link = {
    act,
    personId: idIn(bytes, 0),
    ref: day === noDay ? id : occurrenceRef(id, dateOfDayNumber(day)),
    startsAt: bytes.readDoubleBE(startAt),
  };
  return isSameText(goalLinkToken(key, link), token) ? link : null;
}

/** Returns the addresses of the pages that ask before they act. */
export function goalLinkAddresses(
  { origin, linkKey }: { readonly origin: string; readonly linkKey: Buffer },
  link: Omit<GoalLink, 'act'>,
): Readonly<Record<LinkAct, string>> {
  const addressOf = (act: LinkAct) => `${origin}/do/${goalLinkToken(linkKey, { ...link, act })}/`;
  return { done: addressOf('done'), hour: addressOf('hour'), tomorrow: addressOf('tomorrow') };
}

const hexOf = (id: string) => id.replaceAll('-', '');

function idIn(bytes: Buffer, at: number): string {
  return bytes
    .subarray(at, at + idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');
}
