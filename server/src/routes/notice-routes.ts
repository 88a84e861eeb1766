import { accepted } from '@cairn/core/outcome';
import type { Handlers } from './handler.ts';
import { listNotices } from '../notices/list-notices.ts';

export const noticeRoutes: Handlers<'listNotices'> = {
  listNotices: async ({ context, person, query }) =>
    accepted({ status: 200, body: await listNotices(context, person, query.limit) }),
};
