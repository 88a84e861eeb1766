/**
 * The door to every sentence: `m.auth_welcome()`, `m.goal_moved_toast({ period })`.
 *
 * The functions are compiled from `words/messages/*.json` by `scripts/words.mjs`.
 */
export { m } from '#sentences/messages.js';
