import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

export const storedFile = z.object({
  status: z.literal('ok'),
  id,
  /** Relative to this server's root. Readable by everyone who can see its goal. */
  url: z.string(),
  /** A picture of at most 640 pixels, or the file itself until that is drawn. Null for other files. */
  previewUrl: z.string().nullable(),
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Without the dot. */
  ext: z.string(),
  /** Detected from the content. */
  type: z.string(),
  isPicture: z.boolean(),
  /** In pixels, after rotation. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  date: instant,
});

export const uploadFields = z.object({
  /** The goal that the file belongs to, is visible with and is deleted with. */
  goal: idIn.optional(),
  /** For files without a goal; the user's own space by default. */
  space: idIn.optional(),
});

export type StoredFile = z.infer<typeof storedFile>;
export type UploadFields = z.output<typeof uploadFields>;
