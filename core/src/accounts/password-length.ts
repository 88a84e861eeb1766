/** Shortest password that is taken, in Unicode code points. */
export const minPasswordLength = 8;
