import type { Endpoint } from './endpoint.ts';
import { storedFile, uploadFields } from './files.ts';

export const fileEndpoints = {
  uploadFile: {
    method: 'POST',
    path: '/api/storage/',
    summary: 'Upload a file as the part `file` of a form; a repeated key returns the first file',
    access: 'member',
    tokens: 'write',
    upload: uploadFields,
    answers: { 201: storedFile },
    refusals: [
      'file.missing',
      'goal.unknown',
      'goal.deleted',
      'goal.readOnly',
      'space.unknown',
      'space.left',
      'space.deleted',
      'space.readOnly',
      'limit.fileSize',
      'limit.storage',
      'rate.limited',
      'server.storageFull',
      'storage.unavailable',
      'request.invalid',
      'request.mediaType',
    ],
    isIdempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
