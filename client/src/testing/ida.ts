import type { User } from '@cairn/contract/accounts';
import { defaultSettings } from '@cairn/core/accounts/settings';
import { proLevel } from '@cairn/core/plans/limits';

export const ida: User = {
  ...defaultSettings,
  uuid: 'ida',
  code: 'ida-code',
  email: 'ida@example.com',
  isEmailConfirmed: true,
  name: 'Ida',
  image: null,
  isAuthenticated: true,
  isPro: false,
  level: proLevel,
  proLevel,
  daysJoined: 0,
  defaultSpaceId: 'space',
  encryptionEnabled: false,
  hasGallery: false,
  introduction: null,
  signup: 'open',
  version: 1,
  rev: 1,
};
