import type { MembershipRow } from '@cairn/core/spaces/membership';
import type { MemberSettings, MemberSettingsRow } from '@cairn/core/spaces/member-settings';
import { roles } from '@cairn/core/spaces/roles';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { z } from 'zod';
import { level } from './accounts.ts';
import { background, backgroundFile } from './background.ts';
import {
  columnId,
  columnIdIn,
  id,
  instant,
  instantIn,
  notes,
  notesIn,
  typedText,
  versioned,
} from './fields.ts';
import { notificationFlags } from './notifications.ts';
import { spaceSettingsRow } from './tags.ts';

const color = z.string().regex(/^#[0-9a-f]{6}$/iu, { error: 'Write a colour as #RRGGBB.' });

const role = z.enum(roles);

export const spaceRow = z.object({
  id,
  name: z.string(),
  image: backgroundFile.nullable(),
  emoji: z.string().nullable(),
  background: background.nullable(),
  color: z.string(),
  enabledColumnIds: z.array(columnId).readonly(),
  createdDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<SpaceRow, unknown>;

export const membershipRow = z.object({
  id,
  space: id,
  userId: id,
  userCode: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  role,
  richDescription: notes.nullable(),
  createdDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<MembershipRow, unknown>;

/** Owners and admins see all e-mail addresses, editors only their own. */
export const membership = membershipRow.extend({ email: z.string().nullable() });

const memberSettings = z.object({
  sequenceNo: z.number().int(),
  eventsLastSeenDatetime: instant.nullable(),
  exportToCalendar: z.boolean(),
  emailNotifications: notificationFlags,
  pushNotifications: notificationFlags,
  webhookNotifications: notificationFlags,
  followGoalsCreatedByAnybody: z.boolean(),
  followGoalsCreatedByMe: z.boolean(),
  followGoalsCommentedByMe: z.boolean(),
  followGoalsAssignedToMe: z.boolean(),
  followMentions: z.boolean(),
}) satisfies z.ZodType<MemberSettings, unknown>;

/** Visible to the member only: the row belongs to the user's account, and its id is the space's. */
export const memberSettingsRow = memberSettings.extend({ id, ...versioned }) satisfies z.ZodType<
  MemberSettingsRow,
  unknown
>;

export const memberSettingsEdit = memberSettings
  .extend({ sequenceNo: z.number(), eventsLastSeenDatetime: instantIn.nullable() })
  .partial();

/** A space, with the reader's own membership. */
export const space = spaceRow.extend({
  memberships: z.array(membershipRow).readonly(),
  myMembership: membershipRow.extend({
    settings: memberSettings,
    /** Events of other users after `eventsLastSeenDatetime`. */
    newEventsCount: z.number().int(),
  }),
  settings: spaceSettingsRow.pick({ tags: true, showTags: true }),
  /** The reader's limits, which hold for goals that they add to the space. */
  level: level.pick({ isPro: true, goalsLimit: true, bucketGoalsLimit: true }),
});

const spaceWrite = z.object({
  name: typedText(1000),
  image: backgroundFile.nullable().optional(),
  emoji: typedText(50).nullable().optional(),
  background: background.nullable().optional(),
  color: color.optional(),
  enabledColumnIds: z.array(columnIdIn).max(7).optional(),
});
export const spaceCreate = spaceWrite;
export const spaceEdit = spaceWrite.partial();

export const spaceCloned = z.object({ id });

export const deletedSpace = spaceRow
  .pick({ id: true, name: true, image: true, emoji: true, color: true })
  .extend({ deletedDatetime: instant, restorableUntilDatetime: instant });

export const membershipEdit = z.object({
  role: role.optional(),
  richDescription: notesIn.optional(),
  settings: memberSettingsEdit.optional(),
});

/** Everyone who has the link can join. */
export const magicLink = z.object({
  id,
  role,
  /** Null if the server cannot make the address again, for example after a move to another machine. */
  joinUrl: z.string().nullable(),
  createdDatetime: instant,
});
export const magicLinkCreate = z.object({ role: z.literal('EDITOR').default('EDITOR') });
export const magicLinkEdit = z.object({ role: z.literal('EDITOR').optional() });

export const invitation = z.object({
  id,
  email: z.string(),
  role,
  createdDatetime: instant,
  sentDatetime: instant,
  expiresDatetime: instant,
  isExpired: z.boolean(),
  /** Sending has failed so far. The server tries for three days. */
  isUnsent: z.boolean(),
});
export const invitationCreate = z.object({ email: typedText(1000), role: role.default('EDITOR') });

export const joinOffer = z.object({
  space: z.object({
    name: z.string(),
    image: z.string().nullable(),
    emoji: z.string().nullable(),
    color: z.string(),
    membersCount: z.number().int(),
  }),
  role,
  /** Name of the user who made the link or the invitation. */
  invitedBy: z.string(),
  /** The space's id, if the user is already a member. */
  memberOf: id.nullable(),
});
export const joined = z.object({ spaceId: id });

export type { MembershipRow } from '@cairn/core/spaces/membership';
export type { SpaceRow } from '@cairn/core/spaces/space';
export type MembershipWire = z.infer<typeof membership>;
export type SpaceWire = z.infer<typeof space>;
export type SpaceCreateBody = z.output<typeof spaceCreate>;
export type SpaceEditBody = z.output<typeof spaceEdit>;
export type DeletedSpace = z.infer<typeof deletedSpace>;
export type MembershipEditBody = z.output<typeof membershipEdit>;
export type MemberSettingsEditBody = z.output<typeof memberSettingsEdit>;
export type MagicLink = z.infer<typeof magicLink>;
export type Invitation = z.infer<typeof invitation>;
export type InvitationCreateBody = z.output<typeof invitationCreate>;
export type JoinOffer = z.infer<typeof joinOffer>;
