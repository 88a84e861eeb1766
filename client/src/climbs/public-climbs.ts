import type { ClimbsQuery, ClimbSubscriptionWire } from '@cairn/contract/climbs';
import type { AnswerOf } from '@cairn/contract/call-types';
import type { PublicClimb, PublicClimbCard } from '@cairn/core/climbs/climb';
import { accepted, type Outcome } from '@cairn/core/outcome';
import type { AskRefusal } from '../ask-refusal.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { inTurn } from '../public-boards/in-turn.ts';
import { call, callPage, type Page } from '../wire/call.ts';
import { fetchWire } from '../wire/fetch-wire.ts';

export type ClimbsSearch = Pick<ClimbsQuery, 'q' | 'category' | 'sort' | 'language'> & {
  readonly limit?: number;
};

/** @param next the cursor of the page before */
export function readClimbs(
  { q, category, sort, language, limit = 24 }: ClimbsSearch,
  next: string | null,
): Promise<Outcome<Page<PublicClimbCard>, AskRefusal>> {
  const query = {
    sort,
    limit,
    ...(q && { q }),
    ...(category && { category }),
    ...(language && { language }),
  };
  return callPage(fetchWire, next, 'listClimbs', { query });
}

/** Returns the first page in the language of the search; if there is none, climbs in all languages. */
export async function readClimbsNearest(
  search: ClimbsSearch,
): Promise<Outcome<Page<PublicClimbCard> & { readonly search: ClimbsSearch }, AskRefusal>> {
  const own = await readClimbs(search, null);
  if (!own.ok) return own;
  const { language: _, ...wider } = search;
  if (own.value.items.length > 0) return accepted({ ...own.value, search });
  const all = await readClimbs(wider, null);
  return all.ok ? accepted({ ...all.value, search: wider }) : all;
}

export function readClimbCategories(): Promise<Outcome<AnswerOf<'listClimbCategories'>, AskRefusal>> {
  return call(fetchWire, 'listClimbCategories');
}

/** Works without a session. Refused with `climb.private`, `climb.deleted` or `climb.unknown`. */
export function readPublicClimb(code: string): Promise<Outcome<PublicClimb, AskRefusal>> {
  return call(fetchWire, 'readClimb', { params: { code } });
}

/** Liking a liked climb succeeds. */
export async function likeClimb(code: string, isLiked: boolean): Promise<Outcome<null, AskRefusal>> {
  const liked = await inTurn([`climb ${code}`], () =>
    call(fetchWire, isLiked ? 'likeClimb' : 'unlikeClimb', { params: { code } }),
  );
  const isAlready =
    !liked.ok && (liked.refusal.code === 'climb.liked' || liked.refusal.code === 'climb.notLiked');
  return liked.ok || isAlready ? accepted(null) : liked;
}

export function reportClimb(code: string, reason: string): Promise<Outcome<null, AskRefusal>> {
  return call(fetchWire, 'reportClimb', { params: { code }, body: { reason } });
}

/** @param choices ids of steps */
export async function settleClimbChanges(
  cairn: Cairn,
  id: string,
  choices: { readonly take: readonly string[]; readonly leave: readonly string[] },
): Promise<Outcome<ClimbSubscriptionWire, AskRefusal>> {
  const settled = await call(cairn.environment.wire, 'settleClimbUpdates', {
    params: { id },
    body: { take: [...choices.take], leave: [...choices.leave] },
    idempotencyKey: cairn.environment.newId(),
  });
  cairn.wake();
  return settled;
}
