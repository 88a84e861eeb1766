import { z } from 'zod';
import { id, idIn, instant } from './fields.ts';

/** A file that was taken in. */
export const storedFile = z.object({
  status: z.literal('ok'),
  id,
  /** Where it is fetched, from this server's root; whoever may see its goal may fetch it. */
  url: z.string(),
  /** The same for lists: a picture no larger than 640 pixels, or the file itself while that one is not drawn. Null for all that is no picture. */
  previewUrl: z.string().nullable(),
  name: z.string(),
  /** In bytes. */
  size: z.number().int(),
  /** Without its dot. */
  ext: z.string(),
  /** Judged by the content. */
  type: z.string(),
  isPicture: z.boolean(),
  /** In pixels, as the picture is seen. */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  date: instant,
});

/** What stands in the form beside `file`. */
export const uploadFields = z.object({
  /** The goal it belongs to, which it is seen with and goes with. */
  goal: idIn.optional(),
  /** For what belongs to no goal; left out, one's own space. */
  space: idIn.optional(),
});

export type StoredFile = z.infer<typeof storedFile>;
export type UploadFields = z.output<typeof uploadFields>;
