/** In code points. */
export const minPasswordLength = 8;
/** In UTF-16 units, to bound the cost of hashing. */
export const maxPasswordLength = 500;
