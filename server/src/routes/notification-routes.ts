import { accepted } from '@cairn/core/outcome';
import { editNotificationSetting } from '../notifications/edit-notification-setting.ts';
import { listNotificationSettings } from '../notifications/list-notification-settings.ts';
import { answered, type Handlers } from './handler.ts';

export const notificationRoutes: Handlers<'listNotificationSettings' | 'editNotificationSetting'> = {
  listNotificationSettings: async ({ context, person }) =>
    accepted({ status: 200, body: await listNotificationSettings(context, person) }),
  editNotificationSetting: async ({ context, writer, params, body: edit }) =>
    answered(await editNotificationSetting(context, writer, params.code, edit), (body) => ({
      status: 200,
      body,
    })),
};
