import { refused } from '@cairn/core/outcome';
import { answered, type Handlers } from './handler.ts';
import { uploadFile } from '../uploads/upload-file.ts';

export const fileRoutes: Handlers<'uploadFile'> = {
  uploadFile: async ({ context, writer, storage, receive }) =>
    storage === null
      ? refused({ code: 'server.unavailable' })
      : answered(await uploadFile(context, storage, writer, receive), (body) => ({ status: 201, body })),
};
