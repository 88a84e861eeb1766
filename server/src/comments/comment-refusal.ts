import { m } from '@cairn/words/messages';
import type { Refusal } from '../base/refusal.ts';

export const textRefusal: Refusal = {
  code: 'comment.text',
  errors: { richText: () => m.field_comment_text() },
};
