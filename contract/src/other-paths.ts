/** The path of the stream, which answers no JSON and so is not among the endpoints. */
export const streamPath = '/api/v2/feed/stream/';

export const docsPath = '/api/docs/';
