import { accepted } from '@cairn/core/outcome';
import { addSeenNotification } from '../notifications/add-seen-notification.ts';
import { editNotificationSetting } from '../notifications/edit-notification-setting.ts';
import { listNotificationSettings } from '../notifications/list-notification-settings.ts';
import { sendTestMail } from '../notifications/test-mail-job.ts';
import { sentKeptForMs, sentNotices } from '../notices/sent-notices.ts';
import { answered, type Handlers } from './handler.ts';

export const notificationRoutes: Handlers<
  | 'listNotificationSettings'
  | 'editNotificationSetting'
  | 'listSentNotices'
  | 'sendTestMail'
  | 'listSeenNotifications'
  | 'addSeenNotification'
> = {
  listNotificationSettings: async ({ context, person }) =>
    accepted({ status: 200, body: await listNotificationSettings(context, person) }),
  editNotificationSetting: async ({ context, writer, params, body: edit }) =>
    answered(await editNotificationSetting(context, writer, params.code, edit), (body) => ({
      status: 200,
      body,
    })),
  listSentNotices: async ({ context: { db, now }, person, query: { limit } }) =>
    accepted({
      status: 200,
      body: await sentNotices(db, person.id, new Date(now() - sentKeptForMs), limit),
    }),
  sendTestMail: async ({ context, mails: { jobs }, person }) =>
    answered(await sendTestMail(context, jobs, person), () => ({ status: 204, body: null })),
  listSeenNotifications: async ({ person }) =>
    accepted({ status: 200, body: person.settings.seenNotifications }),
  addSeenNotification: async ({ context, writer, body: { code } }) =>
    answered(await addSeenNotification(context, writer, code), () => ({ status: 204, body: null })),
};
