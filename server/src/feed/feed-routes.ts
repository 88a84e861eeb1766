import { answered, type Handlers } from '../http/handler.ts';
import { readFeed } from './read-feed.ts';

/** The call about the feed. */
export const feedRoutes: Handlers<'readFeed'> = {
  readFeed: async ({ house, person, query }) =>
    answered(await readFeed(house, person, query), (json) => ({ status: 200, json })),
};
