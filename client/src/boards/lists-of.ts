import { type ListRow, untouchedList } from '@cairn/core/boards/board';
import { compareBoards } from '@cairn/core/boards/board-order';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';
import { boardKeyOf, listRecord, listRecordsOn } from '../replica/lists-on.ts';

export interface ListView extends Pick<
  ListRow,
  'name' | 'emoji' | 'showEmoji' | 'expanded' | 'sequenceNo' | 'space' | 'createdDatetime'
> {
  readonly key: string;
  /** The key, until the server gives an id. */
  readonly id: string;
  readonly board: string;
  readonly sync: SyncState;
}

/**
 * @param name a key or id
 * @returns undefined if the list or its board is missing or hidden
 */
export function listOf(cairn: Cairn, name: string): ListView | undefined {
  const record = listRecord(cairn, name);
  return record && viewOf(cairn, record);
}

export function listsOf(cairn: Cairn, board: string): readonly ListView[] {
  return listRecordsOn(cairn, board)
    .map((record) => viewOf(cairn, record))
    .toSorted(compareBoards);
}

function viewOf(cairn: Cairn, record: SyncRecord<'buckets'>): ListView {
  const row = { ...untouchedList, ...seenFields(record) };
  return {
    key: record.key,
    id: (isOnServer(record) ? record.id : null) ?? record.key,
    board: boardKeyOf(cairn, record),
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
