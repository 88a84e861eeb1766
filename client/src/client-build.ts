/** Raise for each build with another storage or wire format. An older tab stops syncing beside a newer one. */
export const clientBuild = 6;
