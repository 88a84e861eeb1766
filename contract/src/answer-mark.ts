/**
 * The header of everything that the API answers. Where a body is empty, nothing else tells its answer from that of a proxy.
 */
export const answerMark = 'cairn-api';
