import type { BodyOf, Named } from '@cairn/contract/call-types';
import { editedTags, tagEdits } from '@cairn/core/tags/tag-settings';
import { successIn } from '../wire/outcome-of.ts';
import { addressOf } from '../wire/request-of.ts';
import { neverUndone, staysOnShelf } from './never-undone.ts';
import type { TableOnDevice } from './table-on-device.ts';
import { editsOnly } from './upload-parts.ts';

export const spaceSettings: TableOnDevice<'space_settings'> = {
  upload: {
    ...editsOnly,
    edit: (_, { key }) => addressOf('editTags', { id: key }),
    body: (fields) => {
      const tags = tagEdits(fields);
      const { showTags } = fields;
      return {
        ...(tags.length > 0 ? { tags } : {}),
        ...(showTags === undefined ? {} : { showTags }),
      } satisfies Named<BodyOf<'editTags'>>;
    },
    // The answer has all tags with counts; the replica has only tags with settings.
    rowIn: ({ key }, answer) => {
      const answered = successIn('editTags', answer);
      if (answered === null) return null;
      const { tags, showTags, rev, version } = answered;
      const shown = tags.map(({ tag, color, hidden }) => ({ tag, color, hidden }));
      return { id: key, tags: editedTags(shown, []), showTags, rev, version };
    },
  },
  undo: neverUndone,
  shelf: { ...staysOnShelf, fallbackName: 'tags' },
};
