/** What a person types to delete their account for good. */
export const deletionWords = 'DELETE FOREVER';
