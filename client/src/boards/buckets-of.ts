import { type BucketRow, untouchedBucket } from '@cairn/core/boards/board';
import { compareBoards } from '@cairn/core/boards/board-order';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';

/** A list of a board as a screen shows it. */
export interface BucketView extends Pick<
  BucketRow,
  'name' | 'emoji' | 'showEmoji' | 'expanded' | 'sequenceNo' | 'space' | 'createdDatetime'
> {
  /** Stable on this device for ever. */
  readonly key: string;
  /** The server's; the key until there is one. */
  readonly id: string;
  /** The key of its board. */
  readonly board: string;
  readonly sync: SyncState;
}

/** The list behind a key or an id; undefined when it or its board is not here, or not to be seen. */
export function bucketOf(cairn: Cairn, name: string): BucketView | undefined {
  const record = cairn.replica.recordById('buckets', name);
  if (!record || !isSeen(record)) return undefined;
  const view = viewOf(cairn, record);
  const board = cairn.replica.record({ table: 'boards', key: view.board });
  return board && isSeen(board) ? view : undefined;
}

/** The lists of a board in their order. */
export function bucketsOf(cairn: Cairn, board: string): readonly BucketView[] {
  const key = cairn.replica.keyOf(board);
  return cairn.replica
    .recordsOf('buckets')
    .filter(isSeen)
    .map((record) => viewOf(cairn, record))
    .filter((view) => view.board === key)
    .toSorted(compareBoards);
}

function viewOf({ replica }: Cairn, record: SyncRecord): BucketView {
  const row = { ...untouchedBucket, ...seenFields(record) } as typeof untouchedBucket & Partial<BucketRow>;
  return {
    key: record.key,
    id: (isOnServer(record) ? record.id : null) ?? record.key,
    board: replica.keyOf(String(row.board)),
    space: record.scope,
    name: row.name,
    emoji: row.emoji,
    showEmoji: row.showEmoji,
    expanded: row.expanded,
    sequenceNo: row.sequenceNo,
    createdDatetime: row.createdDatetime ?? record.createdAt,
    sync: syncStateOf(record),
  };
}
