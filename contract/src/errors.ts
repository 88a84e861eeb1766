import { z } from 'zod';

export const errorBody = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  limit: z.number().optional(),
  /**
   * The space that the user has left and the record is in. The record may have moved there since the client last saw
   * it.
   */
  space: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
