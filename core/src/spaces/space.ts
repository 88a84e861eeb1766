import { isRefusedName } from '../names/blank-name.ts';
import { type Background, type BackgroundFile, backgroundTypes } from '../accounts/background.ts';
import { firstCharacters, type Instant, maxNameLength } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type ColumnId, columnsWideToNarrow } from '../time/horizons.ts';

export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  /** Shown instead of the emoji. */
  readonly image: BackgroundFile | null;
  readonly emoji: string | null;
  /** The background while this is the only active space. */
  readonly background: Background | null;
  /** As `#RRGGBB`. */
  readonly color: string;
  /** Other horizons are hidden while only this space is active. */
  readonly enabledColumnIds: readonly ColumnId[];
  readonly createdDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

export const spaceFieldNames = [
  'name',
  'image',
  'emoji',
  'background',
  'color',
  'enabledColumnIds',
] as const satisfies readonly (keyof SpaceRow)[];

export type SpaceFields = Pick<SpaceRow, (typeof spaceFieldNames)[number]>;

/** Picture types that all browsers show. */
export const spacePictureTypes: readonly string[] = [
  ...backgroundTypes,
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
];

export const defaultSpaceColor = '#3670C9';

export const untouchedSpace = {
  name: '',
  image: null,
  emoji: null,
  background: null,
  color: defaultSpaceColor,
  enabledColumnIds: columnsWideToNarrow,
} as const satisfies SpaceFields;

/** Limited because each start and each request reads all spaces. */
export const maxSpaces = 100;

/** Number of days for which the owner can restore a deleted space (docs/product.md, "Deleted goals"). */
export const spaceRestorableDays = 14;

/** Trims the name and cuts it to 250 characters. Refuses a blank name, and an edit that leaves no horizon. */
export function editedSpace<Space extends SpaceFields>(
  space: Space,
  edit: Partial<SpaceFields>,
): Outcome<Space, { readonly code: 'space.name' | 'space.columns' }> {
  const edited = { ...space, ...edit };
  const name = firstCharacters(edited.name.trim(), maxNameLength);
  if (isRefusedName(name, space.name)) return refused({ code: 'space.name' });
  const columns = columnsWideToNarrow.filter((column) => edited.enabledColumnIds.includes(column));
  if (columns.length === 0) return refused({ code: 'space.columns' });
  return accepted({ ...edited, name, enabledColumnIds: columns });
}
