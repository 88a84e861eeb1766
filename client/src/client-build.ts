/** Raised with every build that stores or sends differently; of two tabs the older one steps back. */
export const clientBuild = 6;
