import { roles } from '@cairn/core/spaces/roles';
import { z } from 'zod';
import { id, instant, versioned } from './fields.ts';

/** A space as it is stored and fed. */
export const spaceRow = z.object({
  id,
  name: z.string(),
  image: z.string().nullable(),
  emoji: z.string().nullable(),
  background: z.string().nullable(),
  color: z.string(),
  createdDatetime: instant,
  ...versioned,
});

/** Who belongs to a space, as fed to all of its members. */
export const membershipRow = z.object({
  id,
  space: id,
  userId: id,
  userCode: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  role: z.enum(roles),
  ...versioned,
});

export type SpaceRow = z.infer<typeof spaceRow>;
export type MembershipRow = z.infer<typeof membershipRow>;
