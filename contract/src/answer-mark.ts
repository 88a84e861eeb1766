/** Header of all API answers. The header distinguishes an answer without a body from a proxy's answer. */
export const answerMark = 'cairn-api';
