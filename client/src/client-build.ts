/**
 * The number of this build. Raise it for each build with another storage or wire format. An older tab stops syncing
 * beside a newer tab.
 */
export const clientBuild = 6;
