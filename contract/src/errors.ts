import { z } from 'zod';

export const errorBody = z.object({
  status: z.literal('error'),
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  limit: z.number().optional(),
  /**
   * The space that contains the record and that the user has left. The record may have moved there since the client
   * last read it.
   */
  space: z.string().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
