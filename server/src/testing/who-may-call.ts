import type { EndpointName } from '@cairn/contract/endpoints';

/**
 * `author` is an editor who made the records, `editor` another editor. `viewer` only reads and comments. `boardEditor` is a stranger who joined in on the
 * public board. `invited` has an open invitation.
 */
export const actors = [
  'visitor',
  'stranger',
  'invited',
  'boardEditor',
  'former',
  'viewer',
  'editor',
  'admin',
  'owner',
  'author',
] as const;
export type Actor = (typeof actors)[number];
/** Invited people have a stranger's rights, so the table leaves them out ({@link statusFor}). */
type Statuses = Readonly<Record<Exclude<Actor, 'invited'>, number>>;

export const outsiders: readonly Actor[] = ['visitor', 'stranger', 'invited', 'boardEditor', 'former'];

const anyone = (status: number): Statuses =>
  Object.fromEntries(actors.map((actor) => [actor, status])) as Statuses;
const signedIn = (status: number): Statuses => ({ ...anyone(status), visitor: 401 });
/** Former members learn that they left; strangers get 404. */
const members = (status: number, more: Partial<Statuses> = {}): Statuses => ({
  ...anyone(status),
  visitor: 401,
  stranger: 404,
  boardEditor: 404,
  former: 403,
  ...more,
});

/** Members who may change what all members share. */
const writers = (status: number, more: Partial<Statuses> = {}): Statuses =>
  members(status, { viewer: 403, ...more });
/** Only the author, to whom the records belong. */
const authors = (status: number): Statuses => ({ ...signedIn(404), author: status });
const leaders = (status: number): Statuses => writers(status, { editor: 403, author: 403 });
const owners = (status: number): Statuses => ({ ...leaders(status), admin: 403 });

export interface Things {
  readonly space: string;
  readonly goal: string;
  readonly deletedGoal: string;
  readonly comment: string;
  readonly folder: string;
  readonly pin: string;
  readonly board: string;
  readonly deletedBoard: string;
  readonly bucket: string;
  readonly deletedBucket: string;
  readonly publicBoard: string;
  /** Code of a goal on the public board, and one of its lists. */
  readonly publicGoal: string;
  readonly publicList: string;
  /** A draft of the author's, the code of a public climb, and a climb that the author has started. */
  readonly climb: string;
  readonly deletedClimb: string;
  readonly publicClimb: string;
  readonly subscription: string;
  readonly leftSubscription: string;
  readonly other: string;
  /** An editor's membership in the space `other`, and ways to join that space. */
  readonly membership: string;
  readonly link: string;
  readonly token: string;
  readonly invitation: string;
  /** Token of the mailed invitation. */
  readonly personalToken: string;
}

export interface Expectation {
  readonly statuses: Statuses;
  readonly other?: 'living' | 'deleted';
  readonly params?: (things: Things) => Readonly<Record<string, string>>;
  readonly query?: (things: Things) => string;
  readonly body?: (things: Things) => unknown;
}

export const marker = 'xyzzy-secret';
export const richText = { ops: [{ insert: `${marker}\n` }] };
const theGoal = ({ goal }: Things) => ({ id: goal });
const theDeleted = ({ deletedGoal }: Things) => ({ id: deletedGoal });
const theComment = ({ goal, comment }: Things) => ({ id: goal, commentId: comment });
const theBoard = ({ board }: Things) => ({ id: board });
const theList = ({ bucket }: Things) => ({ id: bucket });
const thePublic = ({ publicBoard }: Things) => ({ code: publicBoard });
const theOther = ({ other }: Things) => ({ id: other });
const theLink = ({ other, link }: Things) => ({ id: other, linkId: link });
const theInvitation = ({ other, invitation }: Things) => ({ id: other, invitationId: invitation });
const theClimb = ({ climb }: Things) => ({ code: climb });
const thePublicClimb = ({ publicClimb }: Things) => ({ code: publicClimb });
const theSubscription = ({ subscription }: Things) => ({ id: subscription });
const inSpace = ({ space }: Things) => `?space=${space}&spaces=${space}`;

function formWith(goal: string): FormData {
  const form = new FormData();
  form.set('goal', goal);
  form.set('file', new Blob([marker]), 'note.txt');
  return form;
}

export const expectations: Readonly<Record<EndpointName, Expectation>> = {
  health: { statuses: anyone(200) },
  login: { statuses: anyone(401), body: () => ({ email: 'nobody@example.com', password: 'a long walk' }) },
  signup: { statuses: anyone(400), body: () => ({ email: 'new@example.com', password: 'short' }) },
  logout: { statuses: anyone(200), body: () => ({}) },
  requestReset: { statuses: anyone(200), body: () => ({ email: 'nobody@example.com' }) },
  setPassword: {
    statuses: anyone(400),
    body: () => ({ uidb64: 'x', token: 'x', password: 'a long walk uphill' }),
  },
  readSettings: { statuses: anyone(200) },
  editSettings: { statuses: signedIn(200), body: () => ({ hideCompleted: true }) },
  deleteAccount: { statuses: signedIn(400), body: () => ({ confirmation: 'no' }) },
  changePassword: {
    statuses: signedIn(403),
    body: () => ({ current: 'not this one', password: 'another long walk' }),
  },
  endOtherSessions: { statuses: signedIn(204) },
  requestConfirmation: { statuses: signedIn(200) },
  changeEmail: {
    statuses: signedIn(403),
    body: () => ({ email: 'other@example.com', password: 'not this one' }),
  },
  confirmEmail: { statuses: signedIn(400), body: () => ({ token: 'none' }) },
  listColumns: { statuses: signedIn(200) },
  listGoals: { statuses: signedIn(200), query: inSpace },
  readGoal: { statuses: members(200), params: theGoal },
  createGoal: { statuses: writers(201), body: ({ space }) => ({ name: 'New', space }) },
  // Each goal has its own result, so outsiders get 200 with refusals.
  createGoals: {
    statuses: signedIn(200),
    body: ({ space, goal }) => ({ goals: [{ name: 'New', space, tempId: `offline-${goal}` }] }),
  },
  editGoal: { statuses: writers(200), params: theGoal, body: () => ({ color: 'red' }) },
  deleteGoal: { statuses: writers(204), params: theGoal },
  orderGoals: {
    statuses: writers(200),
    body: ({ goal }) => ({
      list: { column: 1, dueDate: '2026-11-21' },
      goals: [{ id: goal, sequenceNo: 5 }],
    }),
  },
  listDeletedGoals: { statuses: signedIn(200) },
  restoreGoal: { statuses: writers(200), params: theDeleted },
  purgeGoal: { statuses: writers(204, { former: 404 }), params: theDeleted },
  purgeAllGoals: { statuses: signedIn(204) },
  followGoal: { statuses: members(204), params: theGoal },
  unfollowGoal: { statuses: members(204), params: theGoal },
  muteGoal: { statuses: members(204), params: theGoal },
  unmuteGoal: { statuses: members(204), params: theGoal },
  watchGoal: { statuses: members(200), params: theGoal, body: () => ({ watch: 'muted' }) },
  listFollowers: { statuses: members(200), params: theGoal },
  listComments: { statuses: members(200), params: theGoal },
  createComment: { statuses: members(201), params: theGoal, body: () => ({ richText }) },
  editComment: {
    statuses: members(403, { author: 200 }),
    params: theComment,
    body: () => ({ richText }),
  },
  deleteComment: { statuses: members(204, { viewer: 403, editor: 403 }), params: theComment },
  listSpaces: { statuses: signedIn(200) },
  createSpace: { statuses: signedIn(201), body: () => ({ name: 'New' }) },
  readSpace: { statuses: members(200), params: (things) => ({ id: things.space }) },
  editSpace: {
    statuses: leaders(200),
    params: (things) => ({ id: things.space }),
    body: () => ({ emoji: '🥾' }),
  },
  deleteSpace: { statuses: owners(204), other: 'living', params: theOther },
  cloneSpace: { statuses: owners(201), other: 'living', params: theOther },
  listDeletedSpaces: { statuses: signedIn(200), other: 'deleted' },
  restoreSpace: { statuses: owners(200), other: 'deleted', params: theOther },
  editMemberSettings: {
    statuses: members(200),
    params: (things) => ({ id: things.space }),
    body: () => ({ sequenceNo: 5 }),
  },
  listMemberships: { statuses: members(200), params: (things) => ({ id: things.space }) },
  editMembership: {
    statuses: leaders(200),
    other: 'living',
    params: ({ membership }) => ({ id: membership }),
    body: () => ({ role: 'ADMIN' }),
  },
  // The editor's own membership.
  deleteMembership: {
    statuses: { ...leaders(204), editor: 204 },
    other: 'living',
    params: ({ membership }) => ({ id: membership }),
  },
  listMagicLinks: { statuses: owners(200), other: 'living', params: theOther },
  createMagicLink: { statuses: owners(201), other: 'living', params: theOther, body: () => ({}) },
  editMagicLink: { statuses: owners(200), other: 'living', params: theLink, body: () => ({}) },
  deleteMagicLink: { statuses: owners(204), other: 'living', params: theLink },
  listInvitations: { statuses: leaders(200), other: 'living', params: theOther },
  createInvitation: {
    statuses: leaders(201),
    other: 'living',
    params: theOther,
    body: () => ({ email: 'new@example.com' }),
  },
  resendInvitation: { statuses: leaders(200), other: 'living', params: theInvitation },
  withdrawInvitation: { statuses: leaders(204), other: 'living', params: theInvitation },
  readJoinOffer: { statuses: anyone(200), other: 'living', params: ({ token }) => ({ token }) },
  joinSpace: { statuses: signedIn(200), other: 'living', params: ({ token }) => ({ token }) },
  listTags: { statuses: members(200), params: (things) => ({ id: things.space }) },
  editTags: {
    statuses: leaders(200),
    params: (things) => ({ id: things.space }),
    body: () => ({ showTags: true }),
  },
  listFolders: { statuses: signedIn(200) },
  listFolderGoals: { statuses: signedIn(200) },
  addToFolder: { statuses: writers(201), body: ({ goal, folder }) => ({ goal, folder }) },
  moveInFolder: {
    statuses: writers(200),
    params: ({ pin }) => ({ id: pin }),
    body: () => ({ sequenceNo: 50 }),
  },
  takeFromFolder: { statuses: writers(204), params: ({ pin }) => ({ id: pin }) },
  listBoards: { statuses: signedIn(200), query: inSpace },
  createBoard: { statuses: writers(201), body: ({ space }) => ({ name: 'New', space }) },
  readBoard: { statuses: members(200), params: theBoard },
  editBoard: { statuses: writers(200), params: theBoard, body: () => ({ emoji: '🥾' }) },
  deleteBoard: { statuses: writers(204), params: theBoard, body: () => ({}) },
  listDeletedBoards: { statuses: signedIn(200) },
  restoreBoard: { statuses: writers(200), params: ({ deletedBoard }) => ({ id: deletedBoard }) },
  listBoardUpdates: { statuses: members(200), params: theBoard },
  settleBoardUpdates: { statuses: writers(200), params: theBoard, body: () => ({}) },
  cloneBoard: { statuses: writers(201), params: theBoard, body: () => ({}) },
  listBuckets: { statuses: members(200), query: ({ board }) => `?board=${board}` },
  createBucket: { statuses: writers(201), body: ({ board }) => ({ name: 'New', board }) },
  readBucket: { statuses: members(200), params: theList },
  editBucket: { statuses: writers(200), params: theList, body: () => ({ expanded: false }) },
  deleteBucket: { statuses: writers(204), params: theList },
  restoreBucket: { statuses: writers(200), params: ({ deletedBucket }) => ({ id: deletedBucket }) },
  cloneBucket: { statuses: writers(201), params: theList, body: () => ({}) },
  listPublicBoards: { statuses: signedIn(200) },
  readPublicBoard: { statuses: anyone(200), params: thePublic },
  readBoardPublication: { statuses: members(200), params: theBoard },
  publishBoard: {
    statuses: writers(200),
    params: ({ board }) => ({ code: board }),
    body: () => ({ isPublic: true }),
  },
  likeBoard: { statuses: signedIn(201), params: thePublic },
  unlikeBoard: { statuses: signedIn(409), params: thePublic },
  followBoard: { statuses: signedIn(201), params: thePublic },
  clonePublicBoard: { statuses: signedIn(201), params: thePublic, body: () => ({}) },
  reportBoard: { statuses: signedIn(204), params: thePublic, body: () => ({ reason: 'Spam' }) },
  listFollowedBoards: { statuses: signedIn(200) },
  readFollowedBoard: { statuses: signedIn(404), params: thePublic },
  orderFollowedBoard: { statuses: signedIn(404), params: thePublic, body: () => ({ sequenceNo: 5 }) },
  unfollowBoard: { statuses: signedIn(409), params: thePublic },
  seeFollowedBoard: { statuses: signedIn(404), params: thePublic },
  seeFollowedGoal: {
    statuses: signedIn(404),
    params: ({ publicBoard }) => ({ code: publicBoard, goalCode: 'none' }),
  },
  // Members cannot join in, and nobody can join in twice.
  collaborateOnBoard: {
    statuses: { ...anyone(409), visitor: 401, stranger: 201, former: 201 },
    params: thePublic,
  },
  leaveBoard: { statuses: { ...signedIn(409), boardEditor: 204 }, params: thePublic },
  createBoardGoal: {
    statuses: { ...signedIn(403), boardEditor: 201 },
    params: thePublic,
    body: ({ publicList }) => ({ name: 'New', bucket: publicList }),
  },
  editBoardGoal: {
    statuses: { ...signedIn(403), boardEditor: 200 },
    params: ({ publicBoard, publicGoal }) => ({ code: publicBoard, goalCode: publicGoal }),
    body: () => ({ done: true }),
  },
  listBoardEditors: { statuses: members(200), params: theBoard },
  removeBoardEditor: {
    statuses: writers(403, { admin: 409, owner: 409 }),
    params: ({ board }) => ({ id: board, userId: 'nobody' }),
  },
  listCommunityBoards: { statuses: anyone(200) },
  listBoardCategories: { statuses: anyone(200) },
  listTemplates: { statuses: anyone(200) },
  listTemplateCategories: { statuses: anyone(200) },
  cloneTemplate: { statuses: signedIn(201), params: () => ({ code: 'weekly-review' }), body: () => ({}) },
  listClimbs: { statuses: anyone(200) },
  readClimb: { statuses: anyone(200), params: thePublicClimb },
  likeClimb: { statuses: signedIn(201), params: thePublicClimb },
  unlikeClimb: { statuses: signedIn(409), params: thePublicClimb },
  reportClimb: { statuses: signedIn(204), params: thePublicClimb, body: () => ({ reason: 'Spam' }) },
  listClimbCategories: { statuses: anyone(200) },
  listClimbSubscriptions: { statuses: signedIn(200) },
  readClimbSubscription: { statuses: authors(200), params: theSubscription },
  subscribeToClimb: {
    statuses: signedIn(201),
    params: ({ publicClimb }) => ({ slug: publicClimb }),
    body: () => ({ settings: { startDate: '2026-11-21' } }),
  },
  editClimbSubscription: {
    statuses: authors(200),
    params: theSubscription,
    body: () => ({ settings: { startDate: '2026-11-22' } }),
  },
  restartClimb: { statuses: authors(200), params: theSubscription, body: () => ({ step: 'a' }) },
  deleteClimbSubscription: { statuses: authors(204), params: theSubscription },
  restoreClimbSubscription: {
    statuses: authors(200),
    params: ({ leftSubscription }) => ({ id: leftSubscription }),
  },
  listClimbUpdates: { statuses: authors(200), params: theSubscription },
  settleClimbUpdates: { statuses: authors(200), params: theSubscription, body: () => ({}) },
  listMyClimbs: { statuses: signedIn(200) },
  createClimb: { statuses: signedIn(201), body: () => ({ name: 'New' }) },
  readMyClimb: { statuses: authors(200), params: theClimb },
  editClimb: { statuses: authors(200), params: theClimb, body: () => ({ name: 'Other' }) },
  deleteClimb: { statuses: authors(204), params: theClimb },
  listDeletedClimbs: { statuses: signedIn(200) },
  restoreClimb: { statuses: authors(200), params: ({ deletedClimb }) => ({ code: deletedClimb }) },
  listClimbColors: { statuses: signedIn(200) },
  listClimbIcons: { statuses: signedIn(200) },
  listEvents: { statuses: signedIn(200), query: inSpace },
  search: { statuses: signedIn(200), query: ({ space }) => `?q=xyzzy&space=${space}` },
  readPublication: { statuses: members(200), params: theGoal },
  publishGoal: { statuses: writers(200), params: theGoal, body: () => ({}) },
  unpublishGoal: { statuses: writers(204), params: theGoal },
  readEmbed: { statuses: signedIn(400), query: () => '?url=none' },
  uploadFile: { statuses: writers(201), body: ({ goal }) => formWith(goal) },
  readFeed: { statuses: signedIn(200) },
  // No event has the id of a goal.
  readNotice: { statuses: signedIn(404), params: theGoal, body: () => ({ isRead: true }) },
  seeNotification: { statuses: signedIn(404), params: theGoal },
  listNotices: { statuses: signedIn(200) },
  readMailSubscription: { statuses: anyone(404), params: () => ({ token: 'goalDone-of-nobody' }) },
  unsubscribe: { statuses: anyone(404), params: () => ({ token: 'goalDone-of-nobody' }) },
  resubscribe: { statuses: anyone(404), params: () => ({ token: 'goalDone-of-nobody' }) },
  readGoalLink: { statuses: anyone(404), params: () => ({ token: 'done-of-nobody' }) },
  followGoalLink: { statuses: anyone(404), params: () => ({ token: 'done-of-nobody' }) },
  listNotificationSettings: { statuses: signedIn(200) },
  editNotificationSetting: {
    statuses: members(200),
    params: ({ space }) => ({ code: `email-${space}` }),
    body: () => ({ goalDone: true }),
  },
  listSeenNotifications: { statuses: signedIn(200) },
  addSeenNotification: { statuses: signedIn(204), body: () => ({ code: 'introduction' }) },
  listPushSubscriptions: { statuses: signedIn(200) },
  // The point is not on the curve.
  subscribeToPush: {
    statuses: signedIn(400),
    body: () => ({
      endpoint: 'https://push.example.com/1',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    }),
  },
  deletePushSubscription: { statuses: signedIn(404), params: () => ({ id: 'none' }) },
  testPush: { statuses: signedIn(200) },
  listSentNotices: { statuses: signedIn(200) },
  sendTestMail: { statuses: signedIn(204) },
  readWebhook: { statuses: signedIn(200) },
  putWebhook: {
    // The space is checked first. Without a webhook, the calls below answer all alike.
    statuses: members(400, { former: 404 }),
    body: ({ space }) => ({ url: 'not an address', spaces: [space] }),
  },
  deleteWebhook: { statuses: signedIn(404) },
  renewWebhookSecret: { statuses: signedIn(404) },
  sendWebhookSample: { statuses: signedIn(404) },
  listWebhookDeliveries: { statuses: signedIn(200) },
  sendWebhookDelivery: { statuses: signedIn(404), params: () => ({ id: 'none' }) },
  listAccessTokens: { statuses: signedIn(200) },
  createAccessToken: {
    statuses: members(201, { former: 404 }),
    body: ({ space }) => ({ name: 'Script', spaces: [space] }),
  },
  deleteAccessToken: { statuses: signedIn(404), params: () => ({ id: 'none' }) },
  readCalendarUrl: { statuses: signedIn(200) },
  resetCalendarUrl: { statuses: signedIn(200) },
  tellPresence: { statuses: members(204), body: ({ goal }) => ({ goal }) },
};

export function statusFor(name: EndpointName, actor: Actor): number {
  return expectations[name].statuses[actor === 'invited' ? 'stranger' : actor];
}
