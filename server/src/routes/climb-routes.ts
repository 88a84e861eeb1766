import { climbCategories } from '@cairn/core/climbs/categories';
import { climbIcons } from '@cairn/core/climbs/icons';
import { goalColors } from '@cairn/core/goals/colors';
import { accepted, refused } from '@cairn/core/outcome';
import { climbCategoryName } from '@cairn/words/climb-categories';
import { saidIn } from '@cairn/words/language';
import { climbColorPath, climbIconPath } from '../climbs/climb-pictures.ts';
import type { Handlers } from './handler.ts';

type ClimbCall =
  | 'listClimbs'
  | 'readClimb'
  | 'likeClimb'
  | 'unlikeClimb'
  | 'reportClimb'
  | 'listClimbCategories'
  | 'listClimbSubscriptions'
  | 'readClimbSubscription'
  | 'subscribeToClimb'
  | 'editClimbSubscription'
  | 'restartClimb'
  | 'deleteClimbSubscription'
  | 'restoreClimbSubscription'
  | 'listClimbUpdates'
  | 'settleClimbUpdates'
  | 'listMyClimbs'
  | 'createClimb'
  | 'readMyClimb'
  | 'editClimb'
  | 'deleteClimb'
  | 'restoreClimb'
  | 'listClimbColors'
  | 'listClimbIcons';

const noClimb = () => refused({ code: 'climb.unknown' } as const);
const noSubscription = () => refused({ code: 'subscription.unknown' } as const);

/** No climb exists yet, because nothing stores one. */
export const climbRoutes: Handlers<ClimbCall> = {
  listClimbs: () => accepted({ status: 200, body: [] }),
  readClimb: noClimb,
  likeClimb: noClimb,
  unlikeClimb: noClimb,
  reportClimb: noClimb,
  listClimbCategories: ({ language }) =>
    accepted({
      status: 200,
      body: saidIn(language, () =>
        climbCategories.map((code) => ({ code, name: climbCategoryName(code), climbsCount: 0 })),
      ),
    }),
  listClimbSubscriptions: () => accepted({ status: 200, body: [] }),
  readClimbSubscription: noSubscription,
  subscribeToClimb: noClimb,
  editClimbSubscription: noSubscription,
  restartClimb: noSubscription,
  deleteClimbSubscription: noSubscription,
  restoreClimbSubscription: noSubscription,
  listClimbUpdates: noSubscription,
  settleClimbUpdates: noSubscription,
  listMyClimbs: () => accepted({ status: 200, body: [] }),
  createClimb: () => refused({ code: 'climb.deleted' }),
  readMyClimb: noClimb,
  editClimb: noClimb,
  deleteClimb: noClimb,
  restoreClimb: noClimb,
  listClimbColors: () =>
    accepted({ status: 200, body: goalColors.map((color) => ({ color, url: climbColorPath(color) })) }),
  listClimbIcons: () =>
    accepted({ status: 200, body: climbIcons.map((icon) => ({ icon, url: climbIconPath(icon) })) }),
};
