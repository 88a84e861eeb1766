import { isRefusedName } from '../names/blank-name.ts';
import { type Background, type BackgroundFile, backgroundTypes } from '../accounts/background.ts';
import { firstCharacters, type Instant, maxNameLength } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type ColumnId, columnsWideToNarrow } from '../time/horizons.ts';

export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  /** An uploaded picture, shown instead of the emoji. */
  readonly image: BackgroundFile | null;
  readonly emoji: string | null;
  /** The picture shown while this is the only active space. */
  readonly background: Background | null;
  /** `#RRGGBB`. */
  readonly color: string;
  /** The space's horizons. Others are hidden while only this space is active. */
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

/** The types of a space's picture: all that browsers show. */
export const spacePictureTypes: readonly string[] = [
  ...backgroundTypes,
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
];

export const defaultSpaceColor = '#3670C9';

/** A new space has all seven horizons; the user may remove some later. */
export const untouchedSpace = {
  name: '',
  image: null,
  emoji: null,
  background: null,
  color: defaultSpaceColor,
  enabledColumnIds: columnsWideToNarrow,
} as const satisfies SpaceFields;

/** The most spaces of a user, because each space is read at every start and for every request. */
export const maxSpaces = 100;

/** For so many days, the owner can restore a deleted space (docs/product.md, "Deleted goals"). */
export const spaceRestorableDays = 14;

/**
 * Applies an edit. The name is trimmed and cut to 250 characters; a blank name is rejected. At least one horizon has to remain.
 */
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
