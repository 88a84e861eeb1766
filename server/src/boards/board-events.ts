import type { BoardRow, ListRow } from '@cairn/core/boards/board';
import { changesBetween } from '@cairn/core/events/goal-event-type';
import type { FieldChanges } from '@cairn/core/events/event';

const boardEventFields = [
  'name',
  'emoji',
  'background',
  'cover',
  'color',
  'isPublic',
  'isListed',
  'category',
  'allowCollaboration',
] as const satisfies readonly (keyof BoardRow)[];
const listEventFields = ['name', 'emoji', 'board'] as const satisfies readonly (keyof ListRow)[];

/** Null without changes. Of a description, only the revisions are recorded. */
export function boardChanges(before: BoardRow, after: BoardRow): FieldChanges | null {
  const isRewritten = JSON.stringify(before.richDescription) !== JSON.stringify(after.richDescription);
  const about: FieldChanges = isRewritten ? { richDescription: [before.rev, after.rev] } : {};
  return orNull({ ...changesBetween(before, after, boardEventFields), ...about });
}

export function listChanges(before: ListRow, after: ListRow): FieldChanges | null {
  return orNull(changesBetween(before, after, listEventFields));
}

function orNull(changes: FieldChanges): FieldChanges | null {
  return Object.keys(changes).length === 0 ? null : changes;
}
