import { type SpaceSettingsRow, tagColors } from '@cairn/core/tags/tag-settings';
import { isTag } from '@cairn/core/tags/tags';
import { z } from 'zod';
import { id, typedText, versioned } from './fields.ts';

/** Without the #. */
export const tagIn = typedText(100).refine(isTag, {
  error: 'A tag is one word without . , : ; and the like.',
});

const tagSetting = z.object({
  tag: z.string(),
  color: z.enum(tagColors).nullable(),
  hidden: z.boolean(),
});

export const spaceSettingsRow = z.object({
  id,
  tags: z.array(tagSetting).readonly(),
  showTags: z.boolean(),
  ...versioned,
}) satisfies z.ZodType<SpaceSettingsRow, unknown>;

/** All tags in use or with settings. */
export const spaceTags = z.object({
  showTags: z.boolean(),
  tags: z.array(
    tagSetting.extend({
      taggedGoalsCount: z.object({ done: z.number().int(), notDone: z.number().int() }),
    }),
  ),
  /** Version and revision of the settings; 0 before the first change. */
  ...versioned,
});

/** Tags that are not sent keep their settings. */
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
