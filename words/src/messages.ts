/** All sentences, such as `m.auth_welcome()` and `m.goal_moved_toast({ period })`, compiled by `scripts/words.mjs`. */
export { m } from '#sentences/messages.js';
