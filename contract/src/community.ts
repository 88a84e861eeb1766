import { boardCategories } from '@cairn/core/boards/categories';
import { z } from 'zod';
import { background } from './background.ts';
import { idIn, typedText } from './fields.ts';

export const communityQuery = z.object({
  /** Each word matches the beginning of a word of the name or the text. */
  q: typedText(500).optional(),
  category: z.enum(boardCategories).optional(),
  /** `popular` orders by likes plus twice the clones, both of the last 90 days. */
  sort: z.enum(['popular', 'new']).default('popular'),
  limit: z.coerce.number().int().min(1).max(100).default(24),
  cursor: typedText(500).optional(),
});

/** `name` is in the request's language. */
export const boardCategory = z.object({
  code: z.enum(boardCategories),
  name: z.string(),
  boardsCount: z.number().int(),
});
export const templateCategory = z.object({
  code: z.enum(boardCategories),
  name: z.string(),
  templatesCount: z.number().int(),
});

/** The texts are in the request's language. */
export const template = z.object({
  code: z.string(),
  category: z.enum(boardCategories),
  language: z.string(),
  name: z.string(),
  emoji: z.string(),
  background,
  about: z.string(),
  goalsCount: z.number().int(),
  lists: z.array(
    z.object({
      name: z.string(),
      emoji: z.string(),
      goals: z.array(z.object({ name: z.string() })),
    }),
  ),
});

export const templateQuery = z.object({
  q: typedText(500).optional(),
  category: z.enum(boardCategories).optional(),
});

/** `space`: by default the user's own. */
export const templateClone = z.object({
  space: idIn.optional(),
  tempId: typedText(100).nullable().optional(),
});

export type CategoryCode = z.infer<typeof boardCategory>['code'];
export type BoardCategoryWire = z.infer<typeof boardCategory>;
export type CommunityQuery = z.output<typeof communityQuery>;
export type TemplateWire = z.infer<typeof template>;
export type TemplateQuery = z.output<typeof templateQuery>;
export type TemplateCloneBody = z.output<typeof templateClone>;
