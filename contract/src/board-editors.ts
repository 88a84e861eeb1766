import { z } from 'zod';
import { goalColor, id, idIn, instant, notesIn, typedText } from './fields.ts';

/** A stranger who joined in on a public board (docs/product.md, "Board editors"). */
export const boardEditor = z.object({
  userId: id,
  userCode: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  createdDatetime: instant,
});

const boardGoalWrite = z.object({
  name: typedText(100_000).optional(),
  richThoughts: notesIn.optional(),
  color: goalColor.nullable().optional(),
  done: z.boolean().optional(),
  bucket: idIn.optional(),
  bucketSequenceNo: z.number().optional(),
});

export const boardGoalCreate = boardGoalWrite.extend({
  name: typedText(100_000),
  bucket: idIn,
  tempId: typedText(100).nullable().optional(),
});
export const boardGoalEdit = boardGoalWrite;

export type BoardEditor = z.infer<typeof boardEditor>;
export type BoardGoalCreateBody = z.output<typeof boardGoalCreate>;
export type BoardGoalEditBody = z.output<typeof boardGoalEdit>;
