export const deletionWords = 'DELETE FOREVER';
