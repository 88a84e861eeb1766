import type { RefusalCode } from '@cairn/contract/refusals';
import { m } from './generated/messages.js';

/** What a refusal's sentence may need to name. */
export interface RefusalParams {
  /** The limit that was hit, for the codes that start with `limit.`. */
  readonly limit?: number | undefined;
}

/** Limits of files are in bytes; people read megabytes. */
const megabytes = (limit: number | undefined) => Math.round((limit ?? 0) / 104_857.6) / 10;

const sentences: Record<RefusalCode, (params: RefusalParams) => string> = {
  'request.malformed': () => m.refusal_request_malformed(),
  'request.invalid': () => m.refusal_request_invalid(),
  'request.nul': () => m.refusal_request_nul(),
  'request.tooLarge': () => m.refusal_request_too_large(),
  'request.mediaType': () => m.refusal_request_media_type(),
  'request.timeout': () => m.refusal_request_timeout(),
  'request.origin': () => m.refusal_request_origin(),
  'request.unknownPath': () => m.refusal_request_unknown_path(),
  'request.method': () => m.refusal_request_method(),
  'rate.limited': () => m.refusal_rate_limited(),
  'server.failed': () => m.refusal_server_failed(),
  'server.storageFull': () => m.refusal_server_storage_full(),
  'server.unavailable': () => m.refusal_server_unavailable(),
  'idempotency.mismatch': () => m.refusal_idempotency_mismatch(),
  'auth.required': () => m.refusal_auth_required(),
  'auth.credentials': () => m.refusal_auth_credentials(),
  'auth.resetToken': () => m.refusal_auth_reset_token(),
  'auth.emailTaken': () => m.refusal_auth_email_taken(),
  'auth.weakPassword': () => m.refusal_auth_weak_password(),
  'auth.invalidEmail': () => m.refusal_auth_invalid_email(),
  'settings.confirmation': () => m.refusal_settings_confirmation(),
  'settings.invalid': () => m.refusal_settings_invalid(),
  'space.unknown': () => m.refusal_space_unknown(),
  'space.left': () => m.refusal_space_left(),
  'goal.unknown': () => m.refusal_goal_unknown(),
  'goal.deleted': () => m.refusal_goal_deleted(),
  'goal.readOnly': () => m.refusal_goal_read_only(),
  'goal.schedule': () => m.refusal_goal_schedule(),
  'goal.times': () => m.refusal_goal_times(),
  'goal.name': () => m.refusal_goal_name(),
  'goal.notes': () => m.refusal_goal_notes(),
  'goal.cycle': () => m.refusal_goal_cycle(),
  'goal.parent': () => m.refusal_goal_parent(),
  'goal.assignee': () => m.refusal_goal_assignee(),
  'goal.bucket': () => m.refusal_goal_bucket(),
  'goal.recurrence': () => m.refusal_goal_recurrence(),
  'goal.publicRecurring': () => m.refusal_goal_public_recurring(),
  'goal.subgoalsRecurring': () => m.refusal_goal_subgoals_recurring(),
  'comment.unknown': () => m.refusal_comment_unknown(),
  'comment.deleted': () => m.refusal_comment_deleted(),
  'comment.readOnly': () => m.refusal_comment_read_only(),
  'comment.text': () => m.refusal_comment_text(),
  'folder.unknown': () => m.refusal_folder_unknown(),
  'folder.deleted': () => m.refusal_folder_deleted(),
  'folder.goal': () => m.refusal_folder_goal(),
  'board.unknown': () => m.refusal_board_unknown(),
  'board.deleted': () => m.refusal_board_deleted(),
  'board.name': () => m.refusal_board_name(),
  'board.about': () => m.refusal_board_about(),
  'board.background': () => m.refusal_board_background(),
  'board.private': () => m.refusal_board_private(),
  'board.readOnly': () => m.refusal_board_read_only(),
  'board.editing': () => m.refusal_board_editing(),
  'board.notEditing': () => m.refusal_board_not_editing(),
  'board.liked': () => m.refusal_board_liked(),
  'board.notLiked': () => m.refusal_board_not_liked(),
  'board.followed': () => m.refusal_board_followed(),
  'board.notFollowed': () => m.refusal_board_not_followed(),
  'gallery.off': () => m.refusal_gallery_off(),
  'template.unknown': () => m.refusal_template_unknown(),
  'bucket.unknown': () => m.refusal_bucket_unknown(),
  'bucket.deleted': () => m.refusal_bucket_deleted(),
  'bucket.name': () => m.refusal_bucket_name(),
  'bucket.board': () => m.refusal_bucket_board(),
  'space.role': () => m.refusal_space_role(),
  'embed.address': () => m.refusal_embed_address(),
  'file.missing': () => m.refusal_file_missing(),
  'file.unknown': () => m.refusal_file_unknown(),
  'feed.cursor': () => m.refusal_feed_cursor(),
  'limit.goals': ({ limit }) => m.refusal_limit_goals({ limit: limit ?? 0 }),
  'limit.bucketGoals': ({ limit }) => m.refusal_limit_bucket_goals({ limit: limit ?? 0 }),
  'limit.boards': ({ limit }) => m.refusal_limit_boards({ limit: limit ?? 0 }),
  'limit.buckets': ({ limit }) => m.refusal_limit_buckets({ limit: limit ?? 0 }),
  'limit.colors': () => m.refusal_limit_colors(),
  'limit.darkMode': () => m.refusal_limit_dark_mode(),
  'limit.fileSize': ({ limit }) => m.refusal_limit_file_size({ limit: megabytes(limit) }),
  'limit.storage': ({ limit }) => m.refusal_limit_storage({ limit: megabytes(limit) }),
};

/** The sentence a person reads when the server refuses with `code`, in the language spoken. */
export function refusalSentence(code: RefusalCode, params: RefusalParams = {}): string {
  return sentences[code](params);
}
