import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

export const storedFile = z.object({
  status: z.literal('ok'),
  id,
  /** The address, relative to this server's root. Everyone who can see the file's goal can read it. */
  url: z.string(),
  /**
   * The address of a picture of at most 640 pixels, or of the file itself until that is drawn. Null for other files.
   */
  previewUrl: z.string().nullable(),
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** The extension without the dot. */
  ext: z.string(),
  /** The media type, detected from the content. */
  type: z.string(),
  isPicture: z.boolean(),
  /** The width in pixels, after rotation. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  date: instant,
});

export const uploadFields = z.object({
  /** The goal of the file. People who may see the goal may see the file, and deleting the goal deletes the file. */
  goal: idIn.optional(),
  /** The space of a file without a goal; the user's own space by default. */
  space: idIn.optional(),
});

export type StoredFile = z.infer<typeof storedFile>;
export type UploadFields = z.output<typeof uploadFields>;
