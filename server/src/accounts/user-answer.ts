import type { User } from '@cairn/contract/accounts';
import { defaultSettings, displayName } from '@cairn/core/accounts/settings';
import { basicLevel, proLevel } from '@cairn/core/plans/limits';
import type { ServerContext } from '../context/server-context.ts';
import type { Person } from '../context/person.ts';

type ServerFacts = Pick<ServerContext, 'galleryIsOn' | 'signup' | 'mailLeaves' | 'introduction'>;

export function userAnswer(
  person: Person,
  { galleryIsOn, signup, mailLeaves, introduction }: ServerFacts,
): User {
  return {
    ...person.settings,
    uuid: person.id,
    code: person.code,
    email: person.email,
    isEmailConfirmed: !mailLeaves || person.isEmailConfirmed,
    name: displayName({ ...person.settings, email: person.email }),
    isAuthenticated: true,
    isPro: person.isPro,
    // In the trial the level has the paid plan's rights, but the account has not paid.
    level: { ...person.level, isPro: person.isPro },
    proLevel,
    daysJoined: person.daysJoined,
    defaultSpaceId: person.defaultSpaceId,
    encryptionEnabled: false,
    hasGallery: galleryIsOn,
    introduction,
    signup,
    version: person.version,
    rev: person.rev,
  };
}

export const visitorAnswer = ({ galleryIsOn, signup }: ServerFacts): User => ({
  ...defaultSettings,
  uuid: null,
  code: null,
  email: null,
  isEmailConfirmed: true,
  name: '',
  isAuthenticated: false,
  isPro: false,
  level: basicLevel,
  proLevel,
  daysJoined: 0,
  defaultSpaceId: null,
  encryptionEnabled: false,
  hasGallery: galleryIsOn,
  introduction: null,
  signup,
  version: 0,
  rev: 0,
});
