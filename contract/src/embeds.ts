import { z } from 'zod';
import { instant, typedText } from './fields.ts';

export const embedQuery = z.object({
  /** The page's address, http or https. */
  url: typedText(2000),
});

/** What is told of a page that somebody linked to; null where the page does not say, or could not be reached. */
export const embed = z.object({
  url: z.string(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  /** The name that the page's site gives itself, else its host. */
  site: z.string(),
  /** Where its picture is fetched from this server, so that the page's own never hears of the reader. */
  picture: z.string().nullable(),
  /** How it plays here: in a sandboxed frame, after a click. */
  player: z.object({ name: z.string(), frameUrl: z.string() }).nullable(),
  fetchedDatetime: instant,
});

export type Embed = z.infer<typeof embed>;
