/** The user types this text to confirm the deletion of an account. */
export const deletionWords = 'DELETE FOREVER';
