import { climbCategories } from '@cairn/core/climbs/categories';
import { climbIcons } from '@cairn/core/climbs/icons';
import { goalColors } from '@cairn/core/goals/colors';
import { accepted } from '@cairn/core/outcome';
import { climbCategoryName } from '@cairn/words/climb-categories';
import { saidIn } from '@cairn/words/language';
import { listSubscriptions, readSubscription } from '../climbs/answered-subscription.ts';
import {
  editSubscription,
  leaveClimb,
  listUpdates,
  restartClimb,
  returnToClimb,
  settleUpdates,
} from '../climbs/change-subscription.ts';
import { climbColorPath, climbIconPath } from '../climbs/climb-pictures.ts';
import { createClimb } from '../climbs/create-climb.ts';
import { deleteClimb, editClimb, restoreClimb } from '../climbs/edit-climb.ts';
import { findClimbs } from '../climbs/find-climbs.ts';
import { likeClimb, reportClimb } from '../climbs/like-climb.ts';
import { listDeletedClimbs, listMyClimbs, readMyClimb } from '../climbs/list-my-climbs.ts';
import { climbsByCategory, shownClimb } from '../climbs/public-climb-rows.ts';
import { startClimb } from '../climbs/start-climb.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { answered, type Handlers } from './handler.ts';

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
  | 'listDeletedClimbs'
  | 'restoreClimb'
  | 'listClimbColors'
  | 'listClimbIcons';

export const climbRoutes: Handlers<ClimbCall> = {
  // A server without a gallery lists only the climbs that come with it.
  listClimbs: async ({ context, person, query, url }) =>
    answered(
      await findClimbs(context.db, person?.id ?? null, query, !context.galleryIsOn),
      ({ cards, nextCursor }) => ({ status: 200, body: cards, ...nextPageHeader(url, nextCursor) }),
    ),
  readClimb: async ({ context, person, params }) =>
    answered(await shownClimb(context.db, params.code, person?.id ?? null), ({ climb }) => ({
      status: 200,
      body: climb,
    })),
  likeClimb: async ({ context, writer, params }) =>
    answered(await likeClimb(context, writer, params.code, true), (body) => ({ status: 201, body })),
  unlikeClimb: async ({ context, writer, params }) =>
    answered(await likeClimb(context, writer, params.code, false), (body) => ({ status: 200, body })),
  reportClimb: async ({ context, writer, params, body }) =>
    answered(await reportClimb(context, writer, params.code, body.reason), () => ({ status: 204 })),
  listClimbCategories: async ({ context, language }) => {
    const counts = await climbsByCategory(context.db, context.galleryIsOn);
    const body = climbCategories.map((code) => ({
      code,
      name: saidIn(language, () => climbCategoryName(code)),
      climbsCount: counts.get(code) ?? 0,
    }));
    return accepted({ status: 200, body });
  },
  listClimbSubscriptions: async ({ context, person }) =>
    accepted({ status: 200, body: await listSubscriptions(context, person) }),
  readClimbSubscription: async ({ context, person, params }) =>
    answered(await readSubscription(context, person, params.id), (body) => ({ status: 200, body })),
  subscribeToClimb: async ({ context, writer, params, body }) =>
    answered(await startClimb(context, writer, params.slug, body), ({ status, subscription }) => ({
      status,
      body: subscription,
    })),
  editClimbSubscription: async ({ context, writer, params, body: edit }) =>
    answered(await editSubscription(context, writer, params.id, edit), (body) => ({ status: 200, body })),
  restartClimb: async ({ context, writer, params, body: from }) =>
    answered(await restartClimb(context, writer, params.id, from), (body) => ({ status: 200, body })),
  deleteClimbSubscription: async ({ context, writer, params }) =>
    answered(await leaveClimb(context, writer, params.id), () => ({ status: 204 })),
  restoreClimbSubscription: async ({ context, writer, params }) =>
    answered(await returnToClimb(context, writer, params.id), (body) => ({ status: 200, body })),
  listClimbUpdates: async ({ context, person, params }) =>
    answered(await listUpdates(context, person, params.id), (body) => ({ status: 200, body })),
  settleClimbUpdates: async ({ context, writer, params, body: choice }) =>
    answered(await settleUpdates(context, writer, params.id, choice), (body) => ({ status: 200, body })),
  listMyClimbs: async ({ context, person, mails }) =>
    accepted({ status: 200, body: await listMyClimbs(context, person, mails.origin) }),
  createClimb: async ({ context, writer, body }) =>
    answered(await createClimb(context, writer, body), ({ status, climb }) => ({ status, body: climb })),
  readMyClimb: async ({ context, person, mails, params }) =>
    answered(await readMyClimb(context, person, mails.origin, params.code), (body) => ({
      status: 200,
      body,
    })),
  editClimb: async ({ context, writer, params, body: edit }) =>
    answered(await editClimb(context, writer, params.code, edit), (body) => ({ status: 200, body })),
  deleteClimb: async ({ context, writer, params }) =>
    answered(await deleteClimb(context, writer, params.code), () => ({ status: 204 })),
  listDeletedClimbs: async ({ context, person }) =>
    accepted({ status: 200, body: await listDeletedClimbs(context, person) }),
  restoreClimb: async ({ context, writer, params }) =>
    answered(await restoreClimb(context, writer, params.code), (body) => ({ status: 200, body })),
  listClimbColors: () =>
    accepted({ status: 200, body: goalColors.map((color) => ({ color, url: climbColorPath(color) })) }),
  listClimbIcons: () =>
    accepted({ status: 200, body: climbIcons.map((icon) => ({ icon, url: climbIconPath(icon) })) }),
};
