import type { Background } from '../accounts/background.ts';
import type { FieldStamp, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';

interface Bookkeeping {
  readonly id: string;
  readonly code: string;
  readonly tempId: string | null;
  readonly recreatedFrom: string | null;
  readonly space: string;
  /** The creator's user code. */
  readonly createdBy: string;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
  readonly version: number;
  readonly rev: number;
}

export interface BoardRow extends Bookkeeping {
  readonly name: string;
  readonly emoji: string | null;
  readonly sequenceNo: number;
  readonly background: Background | null;
  /** Null shows the background on the board's card. */
  readonly cover: Background | null;
  /** As `#RRGGBB`. */
  readonly color: string;
  /** Unlike a goal's notes, an edit replaces the whole text. */
  readonly richDescription: NotesDelta | null;
  readonly isPublic: boolean;
  readonly isListed: boolean;
  readonly category: string | null;
  /** Whether signed-in visitors may join as editors (docs/product.md, "Board editors"). */
  readonly allowCollaboration: boolean;
  /** Whether the board was copied from a public board or a template, and takes its author's later changes. */
  readonly isCloned: boolean;
}

export interface ListRow extends Bookkeeping {
  readonly board: string;
  readonly name: string;
  readonly emoji: string | null;
  readonly showEmoji: boolean;
  readonly expanded: boolean;
  readonly sequenceNo: number;
}

/** Members edit these fields even offline. Publishing needs the server. */
export const boardFieldNames = [
  'name',
  'emoji',
  'sequenceNo',
  'background',
  'cover',
  'color',
  'richDescription',
] as const satisfies readonly (keyof BoardRow)[];

export type BoardFields = Pick<BoardRow, (typeof boardFieldNames)[number]>;

export const listFieldNames = [
  'board',
  'name',
  'emoji',
  'showEmoji',
  'expanded',
  'sequenceNo',
] as const satisfies readonly (keyof ListRow)[];

export type ListFields = Pick<ListRow, (typeof listFieldNames)[number]>;

export const defaultBoardColor = '#3670C9';

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
  isCloned: false,
} as const satisfies Partial<BoardRow>;

export const untouchedList = {
  name: '',
  emoji: null,
  showEmoji: true,
  expanded: true,
  sequenceNo: 2000,
} as const satisfies Partial<ListRow>;
