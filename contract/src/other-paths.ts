/** Not among the endpoints, because a stream is not JSON. */
export const streamPath = '/api/v2/feed/stream/';

export const docsPath = '/api/docs/';
