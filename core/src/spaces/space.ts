import { isRefusedName } from '../names/blank-name.ts';
import { type Background, type BackgroundFile, backgroundTypes } from '../accounts/background.ts';
import { firstCharacters, type Instant, maxNameLength } from '../goals/goal.ts';
import { accepted, type Outcome, refused } from '../outcome.ts';
import { type ColumnId, columnsWideToNarrow } from '../time/horizons.ts';

/** A space as it is stored, sent in the feed and kept on the device. */
export interface SpaceRow {
  readonly id: string;
  readonly name: string;
  /** An uploaded picture, shown instead of the emoji. */
  readonly image: BackgroundFile | null;
  readonly emoji: string | null;
  /** What lies behind the planner while this is the only active space. */
  readonly background: Background | null;
  /** `#RRGGBB`. */
  readonly color: string;
  /** The horizons that its goals can stand in; the others are not offered while only this space is active. */
  readonly enabledColumnIds: readonly ColumnId[];
  readonly createdDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

/** What owners and admins change of a space. */
export const spaceFieldNames = [
  'name',
  'image',
  'emoji',
  'background',
  'color',
  'enabledColumnIds',
] as const satisfies readonly (keyof SpaceRow)[];

/** What owners and admins change. */
export type SpaceFields = Pick<SpaceRow, (typeof spaceFieldNames)[number]>;

/** The pictures that a space can be known by: all that browsers show. */
export const spacePictureTypes: readonly string[] = [
  ...backgroundTypes,
  'image/webp',
  'image/avif',
  'image/bmp',
  'image/svg+xml',
];

/** The colour of a space that nobody has given one. */
export const defaultSpaceColor = '#3670C9';

/** What a space is before anybody said anything about it. All seven horizons: a later choice takes some away. */
export const untouchedSpace = {
  name: '',
  image: null,
  emoji: null,
  background: null,
  color: defaultSpaceColor,
  enabledColumnIds: columnsWideToNarrow,
} as const satisfies SpaceFields;

/**
 * How many spaces somebody may belong to. Each is read at every start and asked for at every request, and nobody who
 * plans has come near it.
 */
export const maxSpaces = 100;

/** For how long the owner can bring a deleted space back, in days (docs/product.md 5.27). */
export const spaceRestorableDays = 14;

/** A space with an edit applied: its name is trimmed, cut to 250 characters and never blank; one horizon stays. */
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
