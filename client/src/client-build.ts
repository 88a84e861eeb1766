/**
 * Raise this number for each build that changes the storage or wire format. An older tab then stops syncing.
 */
export const clientBuild = 6;
