import type { Embed } from '@cairn/contract/embeds';
import { playerOf } from '@cairn/core/embeds/players';
import { accepted, type Outcome, refused } from '@cairn/core/outcome';
import { m } from '@cairn/words/messages';
import type { Person } from '../context/person.ts';
import type { Storage } from '../files/file-store.ts';
import { secondsToWait } from '../http/attempts.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ServerContext } from '../context/server-context.ts';
import { embedIdOf, embedOf, type EmbedRow, keepEmbed } from './embed-rows.ts';
import { fetchPublic } from './fetch-public.ts';
import { keepPicture } from './keep-picture.ts';
import type { Network } from './network.ts';
import { pageHead } from './page-head.ts';

/** A card is valid this long. Pages that were unreachable are tried again sooner. */
const goodForMs = 7 * 86_400_000;
const triedAgainAfterMs = 15 * 60_000;
/** For page and picture together. */
const patienceMs = 6_000;
/** Enough for the page's head. */
const pageBytes = 512 * 1024;
/** For each person. Cached cards do not count. */
const fetchLimit = { count: 60, withinMs: 60_000 };

/** The card of an unreachable page has only its host. */
export async function readEmbed(
  context: ServerContext,
  storage: Storage | null,
  network: Network,
  person: Person,
  address: string,
): Promise<Outcome<Embed, Refusal>> {
  const url = URL.parse(address);
  const isPage = url && ['http:', 'https:'].includes(url.protocol) && !url.username && !url.password;
  if (!isPage) return refused({ code: 'embed.address', errors: { url: () => m.field_address_https() } });
  url.hash = '';
  const kept = await embedOf(context.db, embedIdOf(url.href));
  if (kept && isGood(kept, context.now())) return accepted(embedFrom(kept, url));
  const wait = await secondsToWait(context.db, 'embed', person.id, fetchLimit, context.now());
  if (wait !== null) return refused({ code: 'rate.limited', retryAfter: wait });
  const read = await readPage(context, storage, network, person.id, url);
  // A page that is down keeps its former card.
  const row = kept?.isReached && !read.isReached ? kept : read;
  if (row === read) await keepEmbed(context.db, row);
  return accepted(embedFrom(row, url));
}

function isGood({ isReached, fetchedAt }: EmbedRow, now: number): boolean {
  return now - fetchedAt.getTime() < (isReached ? goodForMs : triedAgainAfterMs);
}

async function readPage(
  context: ServerContext,
  storage: Storage | null,
  network: Network,
  personId: string,
  url: URL,
): Promise<EmbedRow> {
  const id = embedIdOf(url.href);
  const signal = AbortSignal.timeout(patienceMs);
  const nothing = { title: null, description: null, site: null, hasPicture: false };
  const row = { id, url: url.href, isReached: false, ...nothing, fetchedAt: new Date(context.now()) };
  const wanted = {
    types: /^(?:text\/html|application\/xhtml\+xml)$/iu,
    maxBytes: pageBytes,
    isCutOff: true,
    accept: 'text/html,application/xhtml+xml',
  };
  const page = await fetchPublic(network, url, wanted, signal);
  if (page === null) return row;
  const { title, description, site, picture } = pageHead(page.bytes, page.contentType);
  const pictureUrl = picture === null ? null : URL.parse(picture, page.url.href);
  const hasPicture =
    pictureUrl !== null &&
    storage !== null &&
    (await keepPicture(network, storage, personId, pictureUrl, id, signal));
  return { ...row, isReached: true, title, description, site, hasPicture };
}

function embedFrom(row: EmbedRow, url: URL): Embed {
  return {
    url: row.url,
    title: row.title,
    description: row.description,
    site: row.site ?? url.hostname.replace(/^www\./u, ''),
    picture: row.hasPicture ? `/embeds/${row.id}/picture` : null,
    player: playerOf(row.url),
    // Without the time, which would tell when another person linked the page.
    fetchedDatetime: `${row.fetchedAt.toISOString().slice(0, 10)}T00:00:00.000Z`,
  };
}
