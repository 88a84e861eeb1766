/** In code points. */
export const minPasswordLength = 8;
/** In UTF-16 units. Longer input would only make hashing slower. */
export const maxPasswordLength = 500;
