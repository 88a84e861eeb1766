import { type FolderKind, folderKinds } from '@cairn/core/folders/folder';
import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId } from '@cairn/core/time/horizons';
import { dueDateOf, type Period } from '@cairn/core/time/periods';

export type GoalPlace =
  | { readonly columnId: ColumnId; readonly dueDate: DateOnly }
  | { readonly parent: string }
  | { readonly bucket: string };

export type DropPlace =
  | { readonly kind: 'goals'; readonly at: GoalPlace }
  | { readonly kind: 'color'; readonly color: GoalColor | null }
  | { readonly kind: 'member'; readonly code: string }
  | { readonly kind: 'folder'; readonly folder: FolderKind };

/* A drop zone's name is its place as text, for page attributes and stored fields. Only these functions write and
   read such names. */

/** Uses the due date, so a name means the same on every page of slides. */
export function zoneOfPeriod(period: Period): string {
  return `${period.columnId}-${dueDateOf(period)}`;
}

export function zoneOfSubgoals(parentKey: string): string {
  return `subgoals-${parentKey}`;
}

export function zoneOfList(listKey: string): string {
  return `bucket-${listKey}`;
}

export function zoneOfMember(code: string): string {
  return `member-${code}`;
}

export function zoneOfFolder(kind: FolderKind): string {
  return `folder-${kind}`;
}

/** @param color null for the goals without a colour */
export function zoneOfColor(color: GoalColor | null): string {
  return `color-${color ?? 'none'}`;
}

/** Null for a zone that takes no goals, such as the list of late goals. */
export function dropPlaceOf(zone: string): DropPlace | null {
  const at = zone.indexOf('-');
  const [kind, name] = [zone.slice(0, at), zone.slice(at + 1)];
  const columnId = Number(kind);
  if (isColumnId(columnId)) return { kind: 'goals', at: { columnId, dueDate: name } };
  switch (kind) {
    case 'subgoals':
      return { kind: 'goals', at: { parent: name } };
    case 'bucket':
      return { kind: 'goals', at: { bucket: name } };
    case 'member':
      return { kind: 'member', code: name };
    case 'color':
      return name === 'none' || isGoalColor(name)
        ? { kind: 'color', color: name === 'none' ? null : name }
        : null;
    case 'folder': {
      const folder = folderKinds.find((one) => one === name);
      return folder ? { kind: 'folder', folder } : null;
    }
    default:
      return null;
  }
}

/** @throws TypeError for a zone that is no list of goals */
export function goalPlaceOf(zone: string): GoalPlace {
  const place = dropPlaceOf(zone);
  if (place?.kind !== 'goals') throw new TypeError(`"${zone}" is no list of goals.`);
  return place.at;
}

export function takesBoards(zone: string): boolean {
  return dropPlaceOf(zone)?.kind === 'folder';
}
