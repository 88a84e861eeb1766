import type { BoardRow } from '@cairn/core/boards/board';
import { untouchedBoard } from '@cairn/core/boards/board';
import { compareBoards } from '@cairn/core/boards/board-order';
import { isOnServer, type SyncRecord } from '@cairn/core/sync/record';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import type { Cairn } from '../cairn/cairn.ts';
import { type SyncState, syncStateOf } from '../replica/goal-view.ts';

export interface BoardView extends Pick<
  BoardRow,
  | 'name'
  | 'emoji'
  | 'sequenceNo'
  | 'space'
  | 'background'
  | 'cover'
  | 'color'
  | 'richDescription'
  | 'isPublic'
  | 'isListed'
  | 'category'
  | 'allowCollaboration'
  | 'createdDatetime'
  | 'isCloned'
> {
  readonly key: string;
  /** The key, until the server gives an id. */
  readonly id: string;
  /** Part of the board's address; null until the server gives it. */
  readonly code: string | null;
  readonly sync: SyncState;
}

/**
 * @param name a key, id or code
 * @returns undefined if the board is missing or hidden
 */
export function boardOf({ replica }: Cairn, name: string): BoardView | undefined {
  const record =
    replica.recordById('boards', name) ?? replica.recordsOf('boards').find((one) => one.base?.code === name);
  return record && isSeen(record) ? viewOf(record) : undefined;
}

export function boardsOf({ replica }: Cairn, space: string): readonly BoardView[] {
  return replica
    .recordsOf('boards')
    .filter((record) => record.scope === space && isSeen(record))
    .map(viewOf)
    .toSorted(compareBoards);
}

function viewOf(record: SyncRecord<'boards'>): BoardView {
  const row = { ...untouchedBoard, ...seenFields(record) };
  return {
    key: record.key,
    id: (isOnServer(record) ? record.id : null) ?? record.key,
    code: row.code ?? null,
    space: record.scope,
    name: row.name,
    emoji: row.emoji,
    sequenceNo: row.sequenceNo,
    background: row.background,
    cover: row.cover,
    color: row.color,
    richDescription: row.richDescription,
    isPublic: row.isPublic,
    isListed: row.isListed,
    category: row.category,
    allowCollaboration: row.allowCollaboration,
    isCloned: row.isCloned,
    createdDatetime: row.createdDatetime ?? record.createdAt,
    sync: syncStateOf(record),
  };
}
