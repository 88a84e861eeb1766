import {
  climbFieldNames,
  type ClimbFields,
  climbFieldsOf,
  type ClimbRow,
  untouchedClimb,
} from '@cairn/core/climbs/climb';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';

/** A climb that the user writes. Others see its last publication. */
export interface OwnClimb
  extends
    ClimbFields,
    Pick<
      ClimbRow,
      'public' | 'isListed' | 'publishedVersion' | 'isChanged' | 'createdDatetime' | 'modifiedDatetime'
    > {
  readonly key: string;
  /** The key, until the server gives an id. */
  readonly id: string;
  /** Part of the climb's address; null until the server gives it. */
  readonly code: string | null;
  readonly sync: SyncState;
}

/**
 * @param name a key, id or code
 * @returns undefined if the climb is missing or deleted; the same object until the climb changes
 */
export function ownClimbOf({ replica }: Cairn, name: string): OwnClimb | undefined {
  const record =
    replica.recordById('climbs', name) ?? replica.recordsOf('climbs').find((one) => one.base?.code === name);
  return record && isSeen(record) ? viewOf(record) : undefined;
}

/** Returns the newest first. */
export function ownClimbsOf({ replica }: Cairn): readonly OwnClimb[] {
  return replica
    .recordsOf('climbs')
    .filter(isSeen)
    .map(viewOf)
    .toSorted((one, other) => {
      if (one.createdDatetime !== other.createdDatetime)
        return one.createdDatetime < other.createdDatetime ? 1 : -1;
      return one.key < other.key ? 1 : -1;
    });
}

/** The texts of a climb may be a million characters, so each record is read once. */
const viewsByRecord = new WeakMap<SyncRecord<'climbs'>, OwnClimb>();

function viewOf(record: SyncRecord<'climbs'>): OwnClimb {
  const known = viewsByRecord.get(record);
  if (known) return known;
  const view = readOf(record);
  viewsByRecord.set(record, view);
  return view;
}

function readOf(record: SyncRecord<'climbs'>): OwnClimb {
  const row = { ...untouchedClimb, ...seenFields(record) };
  const publishedVersion = row.publishedVersion ?? 0;
  return {
    ...climbFieldsOf(row),
    key: record.key,
    id: (isOnServer(record) ? record.id : null) ?? record.key,
    code: row.code ?? null,
    public: row.public ?? false,
    isListed: row.isListed ?? false,
    publishedVersion,
    isChanged: (row.isChanged ?? false) || (publishedVersion > 0 && hasUnsentFields(record)),
    createdDatetime: row.createdDatetime ?? record.createdAt,
    modifiedDatetime: row.modifiedDatetime ?? record.createdAt,
    sync: syncStateOf(record),
  };
}

function hasUnsentFields({ pending, inflight }: SyncRecord): boolean {
  return climbFieldNames.some((field) => field in { ...inflight?.fields, ...pending?.fields });
}
