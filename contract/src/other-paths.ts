/** Answers no JSON, so it is not among the endpoints. */
export const streamPath = '/api/v2/feed/stream/';

/** The page that describes the API. */
export const docsPath = '/api/docs/';
