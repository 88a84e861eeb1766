import { answered, type Handlers } from './handler.ts';
import { nextPageHeader } from '../http/next-page.ts';
import { listEvents } from '../history/list-events.ts';

export const eventRoutes: Handlers<'listEvents'> = {
  listEvents: async ({ context, person, query, url }) =>
    answered(await listEvents(context, person, query), ({ events, nextCursor }) => ({
      status: 200,
      body: events,
      ...nextPageHeader(url, nextCursor),
    })),
};
