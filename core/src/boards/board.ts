import type { Background } from '../accounts/background.ts';
import type { FieldStamp, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';

/** What every board and list carries besides its own fields. */
interface Bookkeeping {
  readonly id: string;
  readonly code: string;
  readonly tempId: string | null;
  readonly recreatedFrom: string | null;
  readonly space: string;
  /** The code of the person who made it. */
  readonly createdBy: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
  readonly version: number;
  readonly rev: number;
}

/** A board as it is stored, sent in the feed and kept on the device. */
export interface BoardRow extends Bookkeeping {
  readonly name: string;
  readonly emoji: string | null;
  readonly sequenceNo: number;
  /** What lies behind its lists; null for nothing. */
  readonly background: Background | null;
  /** The picture of its card among other boards; null shows the background there too. */
  readonly cover: Background | null;
  /** `#RRGGBB`. */
  readonly color: string;
  /** What it is about. Merged as one value, other than notes of goals. */
  readonly richDescription: NotesDelta | null;
  readonly isPublic: boolean;
  /** Whether a public one stands in the gallery, and under which heading. */
  readonly isListed: boolean;
  readonly category: string | null;
  /** Whether signed-in visitors of a public one may join in (docs/product.md 5.23). */
  readonly allowCollaboration: boolean;
}

/** A list of a board. */
export interface BucketRow extends Bookkeeping {
  readonly board: string;
  readonly name: string;
  readonly emoji: string | null;
  readonly showEmoji: boolean;
  readonly expanded: boolean;
  readonly sequenceNo: number;
}

/** The fields of a board that members change by themselves; how it is shown to others is asked of the server. */
export const boardFieldNames = [
  'name',
  'emoji',
  'sequenceNo',
  'background',
  'cover',
  'color',
  'richDescription',
] as const satisfies readonly (keyof BoardRow)[];

/** What members change of a board. */
export type BoardFields = Pick<BoardRow, (typeof boardFieldNames)[number]>;

/** The fields of a list that members change. */
export const bucketFieldNames = [
  'board',
  'name',
  'emoji',
  'showEmoji',
  'expanded',
  'sequenceNo',
] as const satisfies readonly (keyof BucketRow)[];

/** What members change of a list. */
export type BucketFields = Pick<BucketRow, (typeof bucketFieldNames)[number]>;

/** The colour of a board that nobody has given one, as of a space. */
export const defaultBoardColor = '#3670C9';

/** What a board is before anybody said anything about it. */
export const untouchedBoard = {
  name: '',
  emoji: null,
  sequenceNo: 2000,
  background: null,
  cover: null,
  color: defaultBoardColor,
  richDescription: null,
  isPublic: false,
  isListed: false,
  category: null,
  allowCollaboration: false,
} as const satisfies Partial<BoardRow>;

/** What a list is before anybody said anything about it. */
export const untouchedBucket = {
  name: '',
  emoji: null,
  showEmoji: true,
  expanded: true,
  sequenceNo: 2000,
} as const satisfies Partial<BucketRow>;
