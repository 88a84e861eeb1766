import type { GoalColor } from '../goals/colors.ts';
import type { ClimbMark } from '../goals/climb-step-of-goal.ts';
import type { FieldStamp, Instant } from '../goals/goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ClimbCategory } from './categories.ts';
import type { SettledChanges } from './climb-changes.ts';
import type { StepPlace, StepsDescriptor } from './climb-shape.ts';
import type { ClimbStep } from './climb-step.ts';
import type { ClimbIcon } from './icons.ts';

/** Everything that an author writes. Publishing copies it, so later edits are a draft until they are published. */
export interface ClimbFields {
  /** Blank is shown as “Untitled climb”. */
  readonly name: string;
  /** One or two sentences for cards and link previews, plain text. */
  readonly description: string;
  readonly richDescription: NotesDelta | null;
  readonly icon: ClimbIcon;
  readonly color: GoalColor;
  readonly category: ClimbCategory | null;
  /** Whether a step opens only when the step before is done. */
  readonly inOrder: boolean;
  /** ISO weekday, 1 (Monday) to 7. */
  readonly suggestedStart: number | null;
  readonly steps: readonly ClimbStep[];
}

/** A climb of the reader's own, in the reader's scope. */
export interface ClimbRow extends ClimbFields {
  readonly id: string;
  readonly code: string;
  /** Readable part of addresses, made from the name. A published one never changes. */
  readonly slug: string;
  readonly tempId: string | null;
  readonly recreatedFrom: string | null;
  readonly public: boolean;
  readonly isListed: boolean;
  /** Counts publications; 0 if the climb was never public. */
  readonly publishedVersion: number;
  /** Whether the draft differs from what others see. False if the climb was never public. */
  readonly isChanged: boolean;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly stamps: Readonly<Record<string, FieldStamp>>;
  readonly version: number;
  readonly rev: number;
}

/** The author edits these fields even offline. Publishing needs the server. */
export const climbFieldNames = [
  'name',
  'description',
  'richDescription',
  'icon',
  'color',
  'category',
  'inOrder',
  'suggestedStart',
  'steps',
] as const satisfies readonly (keyof ClimbFields)[];

/** Leaves out other fields of a row or an answer. */
export function climbFieldsOf(climb: ClimbFields): ClimbFields {
  const { name, description, richDescription, icon, color, category, inOrder, suggestedStart, steps } = climb;
  return { name, description, richDescription, icon, color, category, inOrder, suggestedStart, steps };
}

export const untouchedClimb: ClimbFields = {
  name: '',
  description: '',
  richDescription: null,
  icon: 'mountain',
  color: 'blue',
  category: null,
  inOrder: false,
  suggestedStart: null,
  steps: [],
};

/** A climb that a person has started, in the person's scope. Its goals are in `space`. */
export interface ClimbSubscriptionRow {
  readonly id: string;
  /** As the climb was at the start or when its changes were last taken. */
  readonly climb: ClimbMark;
  readonly inOrder: boolean;
  readonly space: string;
  readonly settings: { readonly startDate: DateOnly };
  /** The last restart, or null. */
  readonly restart: ClimbRestart | null;
  /** The steps that the person goes, with taken changes. */
  readonly steps: readonly ClimbStep[];
  /** Changes that the person has left. */
  readonly settled: SettledChanges;
  /** The climb's publication that the person has seen last. */
  readonly climbVersion: number;
  readonly createdDatetime: Instant;
  readonly modifiedDatetime: Instant;
  readonly version: number;
  readonly rev: number;
}

export interface ClimbRestart {
  readonly step: string;
  /** The day on which the person restarted. */
  readonly date: DateOnly;
}

/** Counts of a climb that is or was public. */
export interface ClimbCounts {
  readonly likesCount: number;
  /** People on the way. */
  readonly subscribersCount: number;
  /** Counted again every hour. */
  readonly finishedCount: number;
}

export interface ClimbAuthor {
  readonly name: string;
  readonly image: string | null;
}

export interface PublicClimbCard extends ClimbCounts, Omit<ClimbFields, 'steps' | 'richDescription'> {
  readonly code: string;
  readonly slug: string;
  readonly public: boolean;
  readonly isListed: boolean;
  /** Null for climbs that come with the server, and for deleted accounts. */
  readonly author: ClimbAuthor | null;
  /** The language in which the climb is written, such as `en`. */
  readonly language: string;
  readonly stepsCount: number;
  readonly stepsDescriptor: StepsDescriptor;
  readonly places: readonly StepPlace[];
  readonly publishedDatetime: Instant;
  /** Counts publications. */
  readonly version: number;
  readonly liked: boolean;
  readonly own: boolean;
  /** Id of the reader's running subscription, or null. */
  readonly subscription: string | null;
}

export interface PublicClimb extends PublicClimbCard {
  /** The last publication; `publishedDatetime` is the first. */
  readonly changedDatetime: Instant;
  /** The author's sentence about the changes of the last publication, as `changeNoteFrom` returns it. */
  readonly changeNote: string | null;
  readonly richDescription: NotesDelta | null;
  readonly steps: readonly ClimbStep[];
}
