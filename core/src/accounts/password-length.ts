/** The fewest characters of a password, in code points. */
export const minPasswordLength = 8;
/** The longest one, in UTF-16 units: hashing more would only cost time. */
export const maxPasswordLength = 500;
