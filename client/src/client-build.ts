/** Raise this number for each build with another storage or wire format. An older tab then stops syncing. */
export const clientBuild = 6;
