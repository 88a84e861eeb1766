import { barEntries, isBar, maxBarEntries, minBarEntries } from '@cairn/core/accounts/bottom-bar';
import { maxMeaningLength } from '@cairn/core/accounts/color-meanings';
import { maxSeenCodes, seenCodeLength, seenCodePattern } from '@cairn/core/accounts/seen-codes';
import { signupRules } from '@cairn/core/accounts/signup-rule';
import type { UserSettings } from '@cairn/core/accounts/settings';
import { shortcutPattern } from '@cairn/core/accounts/rebound-shortcuts';
import { shortcutNames } from '@cairn/core/accounts/shortcuts';
import { hintNames } from '@cairn/core/accounts/hints';
import { sidebarItemNames } from '@cairn/core/accounts/sidebar-items';
import { folderKinds } from '@cairn/core/folders/folder';
import { goalColors } from '@cairn/core/goals/colors';
import { isBlankName } from '@cairn/core/names/blank-name';
import { leadTimes } from '@cairn/core/notifications/reminders';
import type { Level } from '@cairn/core/plans/limits';
import { dateForms } from '@cairn/core/time/date-forms';
import { firstWeekdays } from '@cairn/core/time/first-weekdays';
import { isZone } from '@cairn/core/time/zones';
import { z } from 'zod';
import { background, backgroundFile } from './background.ts';
import { columnId, dateOnly, id, instant, typedText, versioned } from './fields.ts';
import { notificationFlags } from './notifications.ts';

const zone = z.string().max(100).refine(isZone, { error: 'This time zone is not known.' });

const colorMeaning = typedText(maxMeaningLength).refine((text) => !isBlankName(text), {
  error: 'A meaning is a word or a few. Leave the colour out to remove it.',
});

const bottomBar = z
  .array(z.enum(barEntries))
  .readonly()
  .refine(isBar, { error: `The bar has ${minBarEntries} to ${maxBarEntries} entries, each once, and More.` });

const filters = z.record(z.string().max(50), z.unknown());

/** In characters of JSON. Limited because the server reads filters with each request. */
const maxFiltersLength = 20_000;

export const seenCode = z.string().max(seenCodeLength).regex(seenCodePattern);

export const userSettings = z.object({
  collapsedColumnIds: z.array(columnId).max(7).readonly(),
  collapsedFoldersOnSideMenu: z.array(z.enum(folderKinds)).max(folderKinds.length).readonly(),
  amPm: z.boolean().nullable(),
  coloredGoalsStyle: z.enum(['card', 'marker']),
  colorMeanings: z.partialRecord(z.enum(goalColors), colorMeaning),
  shortcuts: z.partialRecord(z.enum(shortcutNames), z.string().regex(shortcutPattern).nullable()),
  sidebarItems: z.partialRecord(z.enum(sidebarItemNames), z.boolean()),
  bottomBar: bottomBar.nullable(),
  activeSpacesIds: z.array(z.string().max(100)).max(500).readonly(),
  filters,
  darkMode: z.boolean().nullable(),
  background: background.nullable(),
  hideCompleted: z.boolean(),
  showHints: z.boolean(),
  dismissedHints: z.array(z.enum(hintNames)).max(hintNames.length).readonly(),
  seenNotifications: z.array(seenCode).max(maxSeenCodes).readonly(),
  rescheduleOverdueGoalsAfter: dateOnly.nullable(),
  rescheduleTimedGoals: z.boolean(),
  dateForm: z.enum(dateForms),
  firstWeekday: z.literal(firstWeekdays),
  lifeStartDate: dateOnly,
  lifeEndDate: dateOnly,
  timezone: zone,
  dayEndsAtHour: z.number().int().min(0).max(6),
  workdayFromMinutes: z.number().int().min(0).max(1440),
  workdayToMinutes: z.number().int().min(0).max(1440),
  daysBegin: z.enum(['today', 'monday']),
  daysView: z.enum(['list', 'hours']),
  noticesLastSeenDatetime: instant.nullable(),
  emailNotifications: notificationFlags,
  pushNotifications: notificationFlags,
  webhookNotifications: notificationFlags,
  quietHoursAreOn: z.boolean(),
  quietFromMinutes: z.number().int().min(0).max(1439),
  quietToMinutes: z.number().int().min(0).max(1439),
  reminderLeadMinutes: z.literal(leadTimes),
  remindsInQuietHours: z.boolean(),
  dailyReminderIsOn: z.boolean(),
  dailyReminderMinutes: z.number().int().min(0).max(1439),
  showsPresence: z.boolean(),
  calendarLongHorizons: z.boolean(),
  calendarNotes: z.boolean(),
  locale: typedText(35),
  firstName: typedText(100),
  lastName: typedText(100),
  birthday: dateOnly.nullable(),
  image: backgroundFile.nullable(),
}) satisfies z.ZodType<UserSettings, unknown>;

export const userSettingsRow = userSettings.extend({ id, ...versioned });

export const settingsEdit = userSettings.partial().extend({
  filters: filters
    .refine((wanted) => JSON.stringify(wanted).length <= maxFiltersLength, {
      error: 'This is too much to be remembered.',
    })
    .optional(),
});

const limit = z.number().int().nullable();

export const level = z.object({
  isPro: z.boolean(),
  goalsLimit: limit,
  bucketGoalsLimit: limit,
  boardsLimit: limit,
  bucketsLimit: limit,
  climbsLimit: limit,
  fileSizeLimit: limit,
  storageLimit: limit,
  canUseColors: z.boolean(),
  canUseDarkMode: z.boolean(),
}) satisfies z.ZodType<Level>;

/** The signed-in user; for a visitor, default settings. */
export const user = userSettings.extend({
  uuid: id.nullable(),
  code: z.string().nullable(),
  email: z.string().nullable(),
  /** Always true on servers that send no mail. */
  isEmailConfirmed: z.boolean(),
  name: z.string(),
  isAuthenticated: z.boolean(),
  isPro: z.boolean(),
  level,
  proLevel: level,
  daysJoined: z.number().int(),
  defaultSpaceId: id.nullable(),
  encryptionEnabled: z.boolean(),
  hasGallery: z.boolean(),
  /** Address of the operator's video for new people; null for none. */
  introduction: z.string().nullable(),
  signup: z.enum(signupRules),
  /** Version and revision of the settings row; 0 for a visitor. */
  ...versioned,
});

export const userAnswer = z.object({ status: z.literal('ok'), user });
export const okAnswer = z.object({ status: z.literal('ok') });

/** A field of a form. May be blank, because the handler rejects each blank field with its own message. */
const credential = typedText(1000).default('');

export const loginBody = z.object({ email: credential, password: credential });
export const signupBody = z.object({
  email: credential,
  password: credential,
  firstName: typedText(100).optional(),
  lastName: typedText(100).optional(),
  birthday: dateOnly.nullable().optional(),
  timezone: z.string().max(100).optional(),
  locale: typedText(35).optional(),
  /** Token of an invitation or a join link. */
  invitation: z.string().max(100).optional(),
});
export const resetBody = z.object({ email: credential });
/** Whether access tokens and the calendar's address are revoked too. */
const endsAccess = z.boolean().default(true);
export const resetSetBody = z.object({
  uidb64: credential,
  token: credential,
  password: credential,
  endsAccess,
});
export const changePasswordBody = z.object({ current: credential, password: credential, endsAccess });
export const changeEmailBody = z.object({ email: credential, password: credential });
export const confirmEmailBody = z.object({ token: credential });
export const deleteAccountBody = z.object({
  confirmation: typedText(100).default(''),
  password: credential,
});

export type User = z.infer<typeof user>;
export type SignupBody = z.input<typeof signupBody>;
