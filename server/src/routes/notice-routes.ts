import { accepted } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { listNotices } from '../notices/list-notices.ts';
import { readNotice } from '../notices/read-notice.ts';

export const noticeRoutes: Handlers<'listNotices' | 'readNotice' | 'seeNotification'> = {
  listNotices: async ({ context, person, query }) =>
    accepted({ status: 200, body: await listNotices(context, person, query.limit) }),
  readNotice: async ({ context, writer, params, body: { isRead } }) =>
    answered(await readNotice(context, writer, params.id, isRead), (body) => ({ status: 200, body })),
  seeNotification: async ({ context, writer, params }) =>
    answered(await readNotice(context, writer, params.id, true), () => ({ status: 204, body: null })),
};
