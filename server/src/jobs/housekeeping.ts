import { deviceMs, forgetDevicesBefore } from '../accounts/device-rows.ts';
import { forgetExpiredTokens } from '../accounts/mailed-token-rows.ts';
import { forgetExpiredSessions } from '../accounts/session-rows.ts';
import { purgeBoardsDeletedBefore } from '../boards/purge-boards.ts';
import { publishBuiltInClimbs } from '../climbs/built-in-climbs.ts';
import { purgeClimbsDeletedBefore } from '../climbs/my-climb-rows.ts';
import { recountClimbs } from '../climbs/recount-climbs.ts';
import { recountBoards } from '../community/recount-boards.ts';
import type { Db } from '../db/database.ts';
import { embedsKeptForMs, forgetEmbedsBefore } from '../embeds/embed-rows.ts';
import { eventsKeptForMs, forgetEventsBefore } from '../events/forget-events.ts';
import { cleanFiles } from '../files/clean-files.ts';
import type { FileStore } from '../files/file-store.ts';
import { forgetTombstonesBefore, tombstonesKeptForMs } from '../feed/tombstones.ts';
import { deletedKeptForMs, purgeGoalsDeletedBefore } from '../goals/deleted-goals.ts';
import { forgetNoteChangesBefore, noteChangesKeptForMs } from '../goals/note-change-rows.ts';
import { forgetAttemptsBefore } from '../http/attempts.ts';
import { forgetInvitationsBefore, invitationsListedForMs } from '../accounts/invitation-rows.ts';
import { forgetSentBefore, sentKeptForMs } from '../notices/sent-notices.ts';
import { forgetFoldsBefore } from '../notifications/waiting-notices.ts';
import { forgetSubscriptionsSilentSince, silentListedForMs } from '../push/subscription-rows.ts';
import { fillWords } from '../search/fill-words.ts';
import { deliveriesKeptForMs, forgetDeliveriesBefore } from '../webhooks/delivery-rows.ts';
import { spaceRestorableMs } from '../spaces/deleted-spaces.ts';
import { purgeSpacesDeletedBefore } from '../spaces/purge-spaces.ts';
import { forgetKeysBefore, keptForMs } from '../writes/idempotency-rows.ts';
import type { ServerContext } from '../context/server-context.ts';
import { beginDays } from './begin-days.ts';
import type { Round } from './rounds.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

export async function keepHouse(db: Db, now: number): Promise<void> {
  await forgetKeysBefore(db, new Date(now - keptForMs));
  await forgetNoteChangesBefore(db, new Date(now - noteChangesKeptForMs));
  await purgeGoalsDeletedBefore(db, new Date(now - deletedKeptForMs), new Date(now));
  await purgeBoardsDeletedBefore(db, new Date(now - deletedKeptForMs), new Date(now));
  await purgeClimbsDeletedBefore(db, new Date(now - deletedKeptForMs), new Date(now));
  await forgetTombstonesBefore(db, new Date(now - tombstonesKeptForMs));
  await forgetExpiredSessions(db, new Date(now));
  await forgetExpiredTokens(db, new Date(now));
  await forgetDevicesBefore(db, new Date(now - deviceMs));
  await forgetInvitationsBefore(db, new Date(now - invitationsListedForMs));
  await forgetAttemptsBefore(db, new Date(now - dayMs));
  await forgetEventsBefore(db, new Date(now - eventsKeptForMs));
  await forgetFoldsBefore(db, new Date(now - dayMs));
  await forgetSubscriptionsSilentSince(db, new Date(now - silentListedForMs));
  await forgetSentBefore(db, new Date(now - sentKeptForMs));
  await forgetDeliveriesBefore(db, new Date(now - deliveriesKeptForMs));
}

export function housekeeping(context: ServerContext, store: FileStore): readonly Round[] {
  const { db, now } = context;
  return [
    { name: 'keep-house', everyMs: hourMs, work: () => keepHouse(db, now()) },
    {
      name: 'purge-spaces',
      everyMs: hourMs,
      work: () => purgeSpacesDeletedBefore(db, new Date(now() - spaceRestorableMs), new Date(now())),
    },
    { name: 'clean-files', everyMs: hourMs, work: () => cleanFiles(db, store, now()) },
    {
      name: 'forget-embeds',
      everyMs: hourMs,
      work: () => forgetEmbedsBefore(db, store, new Date(now() - embedsKeptForMs)),
    },
    { name: 'recount-boards', everyMs: hourMs, work: () => recountBoards(db, now()) },
    { name: 'recount-climbs', everyMs: hourMs, work: () => recountClimbs(db, now()) },
    { name: 'publish-climbs', everyMs: hourMs, work: () => publishBuiltInClimbs(db, new Date(now())) },
    { name: 'begin-days', everyMs: minuteMs, work: () => beginDays(context) },
    // Texts written without search words are found after a minute.
    { name: 'fill-words', everyMs: minuteMs, work: () => fillWords(db) },
  ];
}
