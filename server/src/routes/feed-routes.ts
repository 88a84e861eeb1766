import { answered, type Handlers } from './handler.ts';
import { readFeed } from '../feed/read-feed.ts';

export const feedRoutes: Handlers<'readFeed'> = {
  readFeed: async ({ context, person, query }) =>
    answered(await readFeed(context, person, query), (json) => ({ status: 200, json })),
};
