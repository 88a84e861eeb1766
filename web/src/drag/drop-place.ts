import { type FolderKind, folderKinds } from '@cairn/core/folders/folder';
import { type GoalColor, isGoalColor } from '@cairn/core/goals/colors';
import { goalPlaceIn, type GoalPlace, partsOfZone } from './zones.ts';

export type DropPlace =
  | { readonly kind: 'goals'; readonly at: GoalPlace }
  | { readonly kind: 'color'; readonly color: GoalColor | null }
  | { readonly kind: 'member'; readonly code: string }
  | { readonly kind: 'folder'; readonly folder: FolderKind };

export function zoneOfMember(code: string): string {
  return `member-${code}`;
}

export function zoneOfFolder(kind: FolderKind): string {
  return `folder-${kind}`;
}

/** @param color null for goals without a colour */
export function zoneOfColor(color: GoalColor | null): string {
  return `color-${color ?? 'none'}`;
}

/** Returns null for a zone without goals of its own, such as the list of late goals. */
export function dropPlaceOf(zone: string): DropPlace | null {
  const at = goalPlaceIn(zone);
  if (at) return { kind: 'goals', at };
  const [kind, name] = partsOfZone(zone);
  switch (kind) {
    case 'member':
      return { kind: 'member', code: name };
    case 'color':
      if (name === 'none') return { kind: 'color', color: null };
      return isGoalColor(name) ? { kind: 'color', color: name } : null;
    case 'folder': {
      const folder = folderKinds.find((one) => one === name);
      return folder ? { kind: 'folder', folder } : null;
    }
    default:
      return null;
  }
}

export function takesBoards(zone: string): boolean {
  return dropPlaceOf(zone)?.kind === 'folder';
}
