import type { MembershipRow } from '@cairn/core/spaces/membership';
import type { BackgroundFile } from '@cairn/core/accounts/background';
import { backgroundFilePattern } from '@cairn/core/accounts/background';
import type { MemberSettings, MemberSettingsRow } from '@cairn/core/spaces/member-settings';
import { roles } from '@cairn/core/spaces/roles';
import type { SpaceRow } from '@cairn/core/spaces/space';
import { z } from 'zod';
import { background } from './background.ts';
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

/** `#RRGGBB`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/iu, { error: 'Write a colour as #RRGGBB.' });

/** The address of an uploaded picture. */
const picture = z.string().max(500).regex(backgroundFilePattern) as unknown as z.ZodType<BackgroundFile>;

const role = z.enum(roles);

/** A space as it is stored and fed. */
export const spaceRow = z.object({
  id,
  name: z.string(),
  image: picture.nullable(),
  emoji: z.string().nullable(),
  background: background.nullable(),
  color: z.string(),
  enabledColumnIds: z.array(columnId).readonly(),
  createdDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<SpaceRow, unknown>;

/** Who belongs to a space, as fed to all of its members. */
export const membershipRow = z.object({
  id,
  space: id,
  userId: id,
  userCode: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  role,
  /** What the member says of themselves to the others. */
  richDescription: notes.nullable(),
  createdDatetime: instant,
  ...versioned,
}) satisfies z.ZodType<MembershipRow, unknown>;

/** A membership as it is asked for: whoever leads the space sees its members' addresses, others their own. */
export const membership = membershipRow.extend({ email: z.string().nullable() });

const memberSettings = z.object({
  sequenceNo: z.number().int(),
  eventsLastSeenDatetime: instant.nullable(),
  exportToCalendar: z.boolean(),
  followGoalsCreatedByAnybody: z.boolean(),
  followGoalsCreatedByMe: z.boolean(),
  followGoalsCommentedByMe: z.boolean(),
  followGoalsAssignedToMe: z.boolean(),
  followMentions: z.boolean(),
}) satisfies z.ZodType<MemberSettings, unknown>;

/** What only the member sees of a membership: a row of the person's own scope under the space's id. */
export const memberSettingsRow = memberSettings.extend({ id, ...versioned }) satisfies z.ZodType<
  MemberSettingsRow,
  unknown
>;

export const memberSettingsEdit = memberSettings
  .extend({ sequenceNo: z.number(), eventsLastSeenDatetime: instantIn.nullable() })
  .partial();

/** A space as it is asked for, with what one is in it. */
export const space = spaceRow.extend({
  memberships: z.array(membershipRow).readonly(),
  myMembership: membershipRow.extend({
    settings: memberSettings,
    /** What others have done there since one looked last. */
    newEventsCount: z.number().int(),
  }),
});

const spaceWrite = z.object({
  name: typedText(1000),
  image: picture.nullable().optional(),
  emoji: typedText(50).nullable().optional(),
  background: background.nullable().optional(),
  color: color.optional(),
  enabledColumnIds: z.array(columnIdIn).max(7).optional(),
});
export const spaceCreate = spaceWrite;
export const spaceEdit = spaceWrite.partial();

export const spaceCloned = z.object({ id });

/** A space that its owner can still bring back. */
export const deletedSpace = spaceRow
  .pick({ id: true, name: true, image: true, emoji: true, color: true })
  .extend({ deletedDatetime: instant, restorableUntilDatetime: instant });

export const membershipEdit = z.object({
  role: role.optional(),
  richDescription: notesIn.optional(),
  settings: memberSettingsEdit.optional(),
});

/** The link by which anybody who holds it joins. */
export const magicLink = z.object({
  id,
  role,
  /** Null where the server cannot make the address again, as after a move to another machine. */
  joinUrl: z.string().nullable(),
  createdDatetime: instant,
});
export const magicLinkCreate = z.object({ role: z.literal('EDITOR').default('EDITOR') });
export const magicLinkEdit = z.object({ role: z.literal('EDITOR').optional() });

/** Somebody who was asked by mail to join. */
export const invitation = z.object({
  id,
  email: z.string(),
  role,
  createdDatetime: instant,
  sentDatetime: instant,
  expiresDatetime: instant,
  isExpired: z.boolean(),
  /** Whether sending its mail has failed so far; Cairn tries again for three days. */
  isUnsent: z.boolean(),
});
export const invitationCreate = z.object({ email: typedText(1000), role: role.default('EDITOR') });

/** What somebody who holds a link is told before they join. */
export const joinOffer = z.object({
  space: z.object({
    name: z.string(),
    image: z.string().nullable(),
    emoji: z.string().nullable(),
    color: z.string(),
    membersCount: z.number().int(),
  }),
  role,
  /** Who made the link or sent the invitation. */
  invitedBy: z.string(),
  /** The space's id where the asker belongs to it already. */
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
