import { answered, type Handlers } from './handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { searchGoals } from '../goals/search-goals.ts';

export const searchRoutes: Handlers<'search'> = {
  search: async ({ reading, person, query, url }) =>
    answered(await searchGoals(reading, person, query), ({ found, nextCursor }) => ({
      status: 200,
      body: found,
      ...nextPageHeader(url, nextCursor),
    })),
};
