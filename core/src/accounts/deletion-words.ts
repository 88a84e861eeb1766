/** Typed to confirm the deletion of an account. */
export const deletionWords = 'DELETE FOREVER';
