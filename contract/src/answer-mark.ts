/** The header of all API answers. Only this header tells an answer without a body from a proxy's answer. */
export const answerMark = 'cairn-api';
