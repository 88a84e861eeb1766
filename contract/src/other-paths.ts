/** Answers no JSON, so it is not among the endpoints. */
export const streamPath = '/api/v2/feed/stream/';

export const docsPath = '/api/docs/';
