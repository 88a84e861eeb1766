/** The header of all API answers. Without a body, nothing else tells them from a proxy's answer. */
export const answerMark = 'cairn-api';
