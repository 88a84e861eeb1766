import { z } from 'zod';
import { instant, typedText } from './fields.ts';

export const embedQuery = z.object({
  /** http or https. */
  url: typedText(2000),
});

/** A linked page. Values are null if unknown, or if the page cannot be reached. */
export const embed = z.object({
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The site's own name, or its host. */
  site: z.string(),
  /** Served by this server, so the site does not learn about the reader. */
  picture: z.string().nullable(),
  player: z.object({ name: z.string(), frameUrl: z.string() }).nullable(),
  fetchedDatetime: instant,
});

export type Embed = z.infer<typeof embed>;
