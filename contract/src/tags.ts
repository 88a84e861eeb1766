import { type SpaceSettingsRow, tagColors } from '@cairn/core/tags/tag-settings';
import { isTag } from '@cairn/core/tags/tags';
import { z } from 'zod';
import { id, typedText, versioned } from './fields.ts';

/** A tag, without its #. */
export const tagIn = typedText(100).refine(isTag, {
  error: 'A tag is one word without . , : ; and the like.',
});

const tagSetting = z.object({
  tag: z.string(),
  color: z.enum(tagColors).nullable(),
  hidden: z.boolean(),
});

/** How a space shows its tags, as stored and fed. */
export const spaceSettingsRow = z.object({
  id,
  tags: z.array(tagSetting).readonly(),
  showTags: z.boolean(),
  ...versioned,
}) satisfies z.ZodType<SpaceSettingsRow, unknown>;

/** Every tag of a space, those in use and those that somebody has set, with the goals that carry it. */
export const spaceTags = z.object({
  showTags: z.boolean(),
  tags: z.array(
    tagSetting.extend({
      taggedGoalsCount: z.object({ done: z.number().int(), notDone: z.number().int() }),
    }),
  ),
  /** Of the settings; 0 while nobody has set anything. */
  ...versioned,
});

/** Tags that are sent get these settings; others keep theirs. */
export const spaceTagsEdit = z.object({
  tags: z
    .array(
      z.object({
        tag: tagIn,
        color: z.enum(tagColors).nullable().optional(),
        hidden: z.boolean().optional(),
      }),
    )
    .max(1000)
    .optional(),
  showTags: z.boolean().optional(),
});

export type SpaceTags = z.infer<typeof spaceTags>;
export type SpaceTagsEditBody = z.output<typeof spaceTagsEdit>;
