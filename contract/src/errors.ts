import { z } from 'zod';

/** What every refusal looks like, whatever its status. */
export const errorBody = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  /** By field, where fields are at fault. */
  errors: z.record(z.string(), z.string()).optional(),
  /** The limit that was hit. */
  limit: z.number().optional(),
  /** Where a thing is whose space was left: it may have gone there since it was last seen. */
  space: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
