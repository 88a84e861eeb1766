import { z } from 'zod';
import { columnId, dateOnly } from './fields.ts';

export const column = z.object({
  id: columnId,
  spec: z.object({
    unit: z.enum(['day', 'week', 'month', 'year']).nullable(),
    length: z.number().int(),
    name: z.string(),
    startDate: dateOnly.nullable(),
    endDate: dateOnly.nullable(),
    extra: z.string(),
  }),
});
