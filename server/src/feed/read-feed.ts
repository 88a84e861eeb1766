import { lifeOf } from '@cairn/core/accounts/settings';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type Person, scopesOf } from '../context/person.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { cursorFrom, cursorText, type FeedCursor, type ScopePosition } from './cursor.ts';
import {
  epochOf,
  feedPages,
  type RevokedScope,
  revokedScopes,
  type ScopePage,
  type ScopeToRead,
} from './feed-rows.ts';
import { preludePages } from './prelude-rows.ts';

/**
 * Returns changes in a person's scopes (account and spaces) since a cursor, as JSON text. If the person lost access to
 * a scope, one answer lists it as revoked.
 *
 * Reads a scope in full without a cursor, with another database's cursor, or if its tombstones were removed.
 *
 * With `today` instead of a cursor, the first page is a prelude: the rows of that day's screens. The reading then
 * starts from the beginning, but reports deletions since the prelude.
 *
 * @param query `limit` is approximate
 */
export async function readFeed(
  context: ServerContext,
  person: Person,
  query: {
    readonly cursor?: string | undefined;
    readonly today?: DateOnly | undefined;
    readonly limit: number;
  },
): Promise<Outcome<string, Refusal>> {
  const epoch = await epochOf(context.db);
  const given = query.cursor === undefined ? null : cursorFrom(query.cursor);
  if (query.cursor !== undefined && given === null) return refused({ code: 'feed.cursor' });
  const own = scopesOf({ ...person, spaceIds: person.spaceIds.toSorted() });
  const positions = given?.epoch === epoch ? given.scopes : new Map<string, ScopePosition>();
  const { cursor, today, limit } = query;
  const pages =
    cursor === undefined && today !== undefined
      ? await preludePages(context.db, own, today, lifeOf(person.settings), limit)
      : await feedPages(
          context.db,
          own.map((id) => scopeToRead(id, positions.get(id))),
          limit,
        );
  const lost = [...(given?.scopes.keys() ?? [])].filter((id) => !own.includes(id));
  const revoked = await revokedScopes(context.db, person, lost);
  return accepted(answerText(epoch, pages, heldIn(given, positions, pages), revoked));
}

/**
 * Adds the scopes of a cursor from before a database restore to the positions. Such a cursor's positions are
 * unusable, so these scopes start at version 0. A scope then stays in the next cursor even if this answer
 * does not reach it. The server can report a scope as revoked only if the cursor contains it.
 */
function heldIn(
  given: FeedCursor | null,
  positions: ReadonlyMap<string, ScopePosition>,
  pages: readonly ScopePage[],
): ReadonlyMap<string, ScopePosition> {
  const notBegun = pages.filter(({ id }) => given?.scopes.has(id) && !positions.has(id));
  return new Map([
    ...positions,
    ...notBegun.map(({ id, fullFrom }) => [id, { version: 0, fullFrom, inside: null }] as const),
  ]);
}

function scopeToRead(id: string, position: ScopePosition | undefined): ScopeToRead {
  const { version: since = null, fullFrom = null, inside = null } = position ?? {};
  return { id, since, fullFrom, inside };
}

function answerText(
  epoch: string,
  pages: readonly ScopePage[],
  positions: ReadonlyMap<string, ScopePosition>,
  revoked: readonly RevokedScope[],
): string {
  const next = new Map<string, ScopePosition>();
  const scopes: string[] = revoked.map(
    ({ id, isDeleted }) => `${JSON.stringify(id)}:{"revoked":true${isDeleted ? ',"reason":"deleted"' : ''}}`,
  );
  let hasMore = false;
  for (const page of pages) {
    const isRead = page.upto !== null;
    const isLast = page.upto === page.version;
    if (!isLast) hasMore = true;
    if (isRead) {
      const { upto, fullFrom, inside = null } = page;
      next.set(page.id, { version: upto as number, fullFrom: isLast ? null : fullFrom, inside });
      if (isWorthTelling(page)) scopes.push(scopeText(page, isLast));
    } else {
      // The page ended before this scope, so the scope's position stays. A new scope stays out of the cursor and is
      // then read in full.
      const was = positions.get(page.id);
      if (was) next.set(page.id, was);
    }
  }
  const cursor: FeedCursor = { epoch, scopes: next };
  return `{"epoch":${JSON.stringify(epoch)},"cursor":"${cursorText(cursor)}","more":${hasMore},"scopes":{${scopes.join(',')}}}`;
}

function isWorthTelling({ since, upto, fullFrom, inside = null, rows, gone }: ScopePage): boolean {
  return fullFrom !== null || upto !== since || inside !== null || rows !== null || gone !== null;
}

function scopeText(page: ScopePage, isLast: boolean): string {
  const { id, since, upto, fullFrom, goals, rows, gone } = page;
  const isFull = fullFrom !== null;
  const counted = goals === undefined ? '' : `"goals":${goals},`;
  return `"${id}":{"from":${since},"to":${upto},"full":${isFull},"last":${isLast},${counted}"rows":[${rows ?? ''}],"gone":[${gone ?? ''}]}`;
}
