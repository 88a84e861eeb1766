import type { BoardChangeWire } from '@cairn/contract/boards';
import { m } from '@cairn/words/messages';
import type { ChangeKind } from '../../changes/change-card.tsx';

export type Side = NonNullable<BoardChangeWire['before']>;

export const isElsewhere = (one: Side, other: Side) => one.list !== other.list || one.parent !== other.parent;

export function kindOf({ kind, before, after }: BoardChangeWire): ChangeKind {
  if (kind !== 'changed' || !before || !after) return kind === 'changed' ? 'other' : kind;
  const isText = before.name !== after.name || before.note !== after.note;
  const isOther =
    before.emoji !== after.emoji ||
    before.color !== after.color ||
    before.durationMinutes !== after.durationMinutes;
  if (isElsewhere(before, after)) return isText || isOther ? 'other' : 'moved';
  return isText && !isOther ? 'text' : 'other';
}

export function kindText(change: BoardChangeWire): string {
  const isList = change.type === 'list';
  const texts: Readonly<Record<ChangeKind, () => string>> = {
    added: isList ? m.board_change_added_list : m.board_change_added_goal,
    removed: m.climb_change_removed,
    text: m.climb_change_text,
    moved: m.climb_change_moved,
    other: m.climb_change_changed,
  };
  return texts[kindOf(change)]();
}

/** The kind of thing, such as “Goal”. The kind of change already names a new one. */
export function placeOf({ type, kind }: BoardChangeWire): string {
  if (kind === 'added') return '';
  return type === 'list' ? m.board_change_list() : m.board_change_goal();
}

export const withEmoji = ({ emoji, name }: Pick<Side, 'emoji' | 'name'>): string =>
  emoji === null ? name : `${emoji} ${name}`;

export function nameOf({ before, after }: BoardChangeWire): string {
  const side = before ?? after;
  return side ? withEmoji(side) : '';
}

/** Says where a goal is; blank for a list. */
export function standsAt({ list, parent }: Side): string {
  if (parent !== null) return m.board_change_below({ goal: parent });
  return list === null ? '' : m.board_change_on({ list });
}

export function effectOf(change: BoardChangeWire): string {
  const { kind, type, goalsCount: count } = change;
  if (kind === 'changed')
    return kindOf(change) === 'moved' ? m.board_change_moves() : m.board_change_changes();
  if (kind === 'removed')
    return type === 'list' ? m.board_change_deletes_list() : m.board_change_deletes_goals({ count });
  if (type === 'list')
    return count === 0 ? m.board_change_adds_empty_list() : m.board_change_adds_list({ count });
  return count > 1 ? m.board_change_adds_goals({ count }) : m.board_change_adds_goal();
}
