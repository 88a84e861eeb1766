/** The stream of changes; it answers no JSON, so it is not in the table of endpoints. */
export const streamPath = '/api/v2/feed/stream/';

/** The page that describes the API. */
export const docsPath = '/api/docs/';
