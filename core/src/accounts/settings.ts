import type { DaysBegin } from '../time/slides.ts';
import { isBlankName } from '../names/blank-name.ts';
import type { FolderKind } from '../folders/folder.ts';
import type { NotificationFlags } from '../notifications/notification-flags.ts';
import { defaultQuietHours, type QuietHours } from '../notifications/quiet-hours.ts';
import { defaultReminderSettings, type ReminderSettings } from '../notifications/reminders.ts';
import type { Instant } from '../goals/goal.ts';
import type { DateForm } from '../time/date-forms.ts';
import type { DateOnly } from '../time/date-only.ts';
import type { FirstWeekday } from '../time/first-weekdays.ts';
import type { ColumnId } from '../time/horizons.ts';
import { defaultLife, type Life } from '../time/periods.ts';
import type { BarEntry } from './bottom-bar.ts';
import type { Background, BackgroundFile } from './background.ts';
import type { ColorMeanings } from './color-meanings.ts';
import type { HintName } from './hints.ts';
import type { SeenCodes } from './seen-codes.ts';
import type { OwnShortcuts } from './shortcuts.ts';
import type { SidebarItems } from './sidebar-items.ts';

export interface UserSettings extends QuietHours, ReminderSettings {
  readonly collapsedColumnIds: readonly ColumnId[];
  readonly collapsedFoldersOnSideMenu: readonly FolderKind[];
  /** Null follows the locale. */
  readonly amPm: boolean | null;
  readonly dateForm: DateForm;
  readonly coloredGoalsStyle: 'card' | 'marker';
  readonly colorMeanings: ColorMeanings;
  readonly shortcuts: OwnShortcuts;
  readonly sidebarItems: SidebarItems;
  /** Entries of a phone's bar; null for those of use to the user. */
  readonly bottomBar: readonly BarEntry[] | null;
  readonly activeSpacesIds: readonly string[];
  readonly filters: Readonly<Record<string, unknown>>;
  /** Null follows the system. */
  readonly darkMode: boolean | null;
  readonly background: Background | null;
  readonly hideCompleted: boolean;
  readonly showHints: boolean;
  readonly dismissedHints: readonly HintName[];
  /** Toasts for new people that were shown. */
  readonly seenNotifications: SeenCodes;
  /**
   * When a day begins, unfinished goals of days from this date on move to today; null moves none
   * (docs/product.md, "Overdue goals").
   */
  readonly rescheduleOverdueGoalsAfter: DateOnly | null;
  /** Goals with a time move too, and lose their time. */
  readonly rescheduleTimedGoals: boolean;
  /** The first column of month grids, as an ISO weekday. Weeks still begin on Monday. */
  readonly firstWeekday: FirstWeekday;
  readonly lifeStartDate: DateOnly;
  readonly lifeEndDate: DateOnly;
  /** An IANA zone; at sign-up the browser's. */
  readonly timezone: string;
  /** 0 to 6: until this hour, the night belongs to the day before (docs/product.md, "Days and zones"). */
  readonly dayEndsAtHour: number;
  /** In minutes since midnight (docs/product.md, "Hours"). */
  readonly workdayFromMinutes: number;
  readonly workdayToMinutes: number;
  /** Whether the page of days begins today, or with Monday. */
  readonly daysBegin: DaysBegin;
  /** The view of days that was chosen last. */
  readonly daysView: 'list' | 'hours';
  /** Notices up to this moment are read. */
  readonly noticesLastSeenDatetime: Instant | null;
  /** In all spaces that do not overrule them. */
  readonly emailNotifications: NotificationFlags;
  readonly pushNotifications: NotificationFlags;
  readonly webhookNotifications: NotificationFlags;
  /** Whether the user sees others' presence and shows their own. */
  readonly showsPresence: boolean;
  /** Calendar feed: include weeks and longer horizons. */
  readonly calendarLongHorizons: boolean;
  /** Calendar feed: include notes of goals. */
  readonly calendarNotes: boolean;
  /** A BCP 47 tag for texts, dates and mails. Empty: each device's own language. */
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthday: DateOnly | null;
  /** The picture of the user; members of shared spaces see it. */
  readonly image: BackgroundFile | null;
}

export interface UserSettingsRow extends UserSettings {
  readonly id: string;
  readonly version: number;
  readonly rev: number;
}

/** Columns 6 and 7, quarters and decades, are collapsed at first. */
export const defaultSettings: UserSettings = {
  collapsedColumnIds: [6, 7],
  collapsedFoldersOnSideMenu: [],
  amPm: null,
  dateForm: 'language',
  coloredGoalsStyle: 'card',
  colorMeanings: {},
  shortcuts: {},
  sidebarItems: {},
  bottomBar: null,
  activeSpacesIds: [],
  filters: {},
  darkMode: null,
  background: null,
  hideCompleted: false,
  showHints: true,
  dismissedHints: [],
  seenNotifications: [],
  rescheduleOverdueGoalsAfter: null,
  rescheduleTimedGoals: false,
  firstWeekday: 1,
  lifeStartDate: defaultLife.firstDate,
  lifeEndDate: defaultLife.lastDate,
  timezone: 'UTC',
  dayEndsAtHour: 0,
  workdayFromMinutes: 480,
  workdayToMinutes: 1200,
  daysBegin: 'today',
  daysView: 'list',
  noticesLastSeenDatetime: null,
  emailNotifications: {},
  pushNotifications: {},
  webhookNotifications: {},
  ...defaultQuietHours,
  ...defaultReminderSettings,
  showsPresence: true,
  calendarLongHorizons: false,
  calendarNotes: false,
  locale: 'en',
  firstName: '',
  lastName: '',
  birthday: null,
  image: null,
};

export type SettingsEdit = Partial<UserSettings>;

export function lifeOf(settings: Pick<UserSettings, 'lifeStartDate' | 'lifeEndDate'>): Life {
  return { firstDate: settings.lifeStartDate, lastDate: settings.lifeEndDate };
}

/** Returns the name, or the local part of the mail address if there is no name. */
export function displayName(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}): string {
  const name = `${person.firstName} ${person.lastName}`.trim();
  return isBlankName(name) ? (person.email.split('@')[0] ?? '') : name;
}
