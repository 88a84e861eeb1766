import { isBlankName } from '../names/blank-name.ts';
import type { FolderKind } from '../folders/folder.ts';
import type { Instant } from '../goals/goal.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { ColumnId } from '../time/horizons.ts';
import { defaultLife, type Life } from '../time/periods.ts';
import type { Background } from './background.ts';
import type { HintName } from './hints.ts';
import type { OwnShortcuts } from './shortcuts.ts';
import type { SidebarItems } from './sidebar-items.ts';

/** What a person has set for themselves; it follows them to every device. */
export interface UserSettings {
  readonly collapsedColumnIds: readonly ColumnId[];
  /** The lists of the sidebar that are folded. */
  readonly collapsedFoldersOnSideMenu: readonly FolderKind[];
  /** 12-hour clock; null takes the locale's own habit. */
  readonly amPm: boolean | null;
  readonly coloredGoalsStyle: 'card' | 'marker';
  /** The keys that do something else than they were made for. */
  readonly shortcuts: OwnShortcuts;
  readonly sidebarItems: SidebarItems;
  readonly activeSpacesIds: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  /** True for dark, false for classic, null for what the system shows. */
  readonly darkMode: boolean | null;
  /** What lies behind the planner; null for nothing. */
  readonly background: Background | null;
  readonly hideCompleted: boolean;
  readonly showHints: boolean;
  /** The hints that were put away, each for good. */
  readonly dismissedHints: readonly HintName[];
  /** From this day on, unfinished goals of days move to today when a day begins; null moves nothing (docs/product.md 5.13). */
  readonly rescheduleOverdueGoalsAfter: DateOnly | null;
  /** Whether goals with a time move then too, and lose it. */
  readonly rescheduleTimedGoals: boolean;
  readonly lifeStartDate: DateOnly;
  readonly lifeEndDate: DateOnly;
  /** An IANA zone; taken from the browser at sign-up. */
  readonly timezone: string;
  /** The hour up to which the night still belongs to the day before, 0 to 6 (docs/product.md 5.14). */
  readonly dayEndsAtHour: number;
  /** When the person's working hours begin and end, in minutes of the day (docs/product.md 5.2). */
  readonly workdayFromMinutes: number;
  readonly workdayToMinutes: number;
  /** Until when the person has seen what mentions them, is given to them, or is said below what they follow. */
  readonly noticesLastSeenDatetime: Instant | null;
  /** Whether others see which goal the person is looking at, and the person what others do. */
  readonly showsPresence: boolean;
  /** Whether the person's calendar feed tells of weeks and longer horizons too. */
  readonly calendarLongHorizons: boolean;
  /** Whether it tells what the notes of goals say. */
  readonly calendarNotes: boolean;
  /** The person's language as a BCP 47 tag, for words, dates and mails; empty for what each device prefers. */
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: DateOnly | null;
}

/** A person's settings, as they are replicated. */
export interface UserSettingsRow extends UserSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

/** The settings of an account nobody has touched. Quarters and decades begin folded. */
export const defaultSettings: UserSettings = {
  collapsedColumnIds: [6, 7],
  collapsedFoldersOnSideMenu: [],
  amPm: null,
  coloredGoalsStyle: 'card',
  shortcuts: {},
  sidebarItems: {},
  activeSpacesIds: [],
  filters: {},
  darkMode: null,
  background: null,
  hideCompleted: false,
  showHints: true,
  dismissedHints: [],
  rescheduleOverdueGoalsAfter: null,
  rescheduleTimedGoals: false,
  lifeStartDate: defaultLife.firstDate,
  lifeEndDate: defaultLife.lastDate,
  timezone: 'UTC',
  dayEndsAtHour: 0,
  workdayFromMinutes: 480,
  workdayToMinutes: 1200,
  noticesLastSeenDatetime: null,
  showsPresence: true,
  calendarLongHorizons: false,
  calendarNotes: false,
  locale: 'en',
  firstName: '',
  lastName: '',
  birthday: null,
};

/** Some settings with the values they shall have. */
export type SettingsEdit = Partial<UserSettings>;

/** The years the person plans for. */
export function lifeOf(settings: Pick<UserSettings, 'lifeStartDate' | 'lifeEndDate'>): Life {
  return { firstDate: settings.lifeStartDate, lastDate: settings.lifeEndDate };
}

/** The person's name, or the part of the address before the at-sign when they gave none. */
export function displayName(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return isBlankName(name) ? (person.email.split('@')[0] ?? '') : name;
}
