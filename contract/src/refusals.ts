/**
 * Every refusal the server may answer, with the HTTP status it travels under (`api.md` § Conventions).
 *
 * The code is stable: clients decide by it. The sentence that a person reads is in `words/`.
 */
export const refusals = {
  'request.malformed': 400,
  'request.invalid': 400,
  'request.nul': 400,
  'request.tooLarge': 413,
  'request.mediaType': 415,
  'request.timeout': 408,
  'request.origin': 403,
  'request.unknownPath': 404,
  'request.method': 405,
  'rate.limited': 429,
  'server.failed': 500,
  'server.storageFull': 507,
  'server.unavailable': 503,
  'idempotency.mismatch': 422,
  'auth.required': 401,
  'auth.credentials': 401,
  'auth.resetToken': 400,
  'auth.emailTaken': 400,
  'auth.weakPassword': 400,
  'auth.invalidEmail': 400,
  'settings.confirmation': 400,
  'settings.invalid': 400,
  'space.unknown': 404,
  'space.left': 403,
  'space.role': 403,
  'goal.unknown': 404,
  'goal.deleted': 410,
  'goal.readOnly': 403,
  'goal.schedule': 400,
  'goal.times': 400,
  'goal.name': 400,
  'goal.notes': 400,
  'goal.cycle': 400,
  'goal.parent': 400,
  'goal.assignee': 400,
  'goal.bucket': 400,
  'goal.recurrence': 400,
  'goal.publicRecurring': 400,
  'goal.subgoalsRecurring': 400,
  'comment.unknown': 404,
  'comment.deleted': 410,
  'comment.readOnly': 403,
  'comment.text': 400,
  'folder.unknown': 404,
  'folder.deleted': 410,
  'folder.goal': 400,
  'board.unknown': 404,
  'board.deleted': 410,
  'board.name': 400,
  'board.about': 400,
  'board.background': 400,
  'board.private': 403,
  'board.readOnly': 403,
  'board.editing': 409,
  'board.notEditing': 409,
  'board.liked': 409,
  'board.notLiked': 409,
  'board.followed': 409,
  'board.notFollowed': 409,
  'bucket.unknown': 404,
  'bucket.deleted': 410,
  'bucket.name': 400,
  'bucket.board': 400,
  'gallery.off': 404,
  'template.unknown': 404,
  'feed.cursor': 400,
  'embed.address': 400,
  'file.missing': 400,
  'file.unknown': 404,
  'limit.goals': 402,
  'limit.bucketGoals': 402,
  'limit.boards': 402,
  'limit.buckets': 402,
  'limit.colors': 402,
  'limit.darkMode': 402,
  'limit.fileSize': 413,
  'limit.storage': 402,
} as const satisfies Record<string, number>;

/** A refusal's stable name. */
export type RefusalCode = keyof typeof refusals;

/** The status a refusal travels under. */
export function statusOf(code: RefusalCode): number {
  return refusals[code];
}

/** Whether a text is one of the codes. */
export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code);
}
