import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

export const storedFile = z.object({
  status: z.literal('ok'),
  id,
  /** Relative to this server's root. Everyone who can see the file's goal can read it. */
  url: z.string(),
  /** A picture of at most 640 pixels; the file itself until that picture is made. Null for other files. */
  previewUrl: z.string().nullable(),
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Extension without the dot. */
  ext: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  isPicture: z.boolean(),
  /** In pixels, after rotation. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  date: instant,
});

export const uploadFields = z.object({
  /** People who may see the goal may see the file. Deleting the goal deletes the file. */
  goal: idIn.optional(),
  /** For a file without a goal. Default: the user's own space. */
  space: idIn.optional(),
});

export type StoredFile = z.infer<typeof storedFile>;
export type UploadFields = z.output<typeof uploadFields>;
