import type { Refusal } from '../base/refusal.ts';

export const textRefusal: Refusal = {
  code: 'comment.text',
  errors: { richText: 'Write something, and not more than fits on a few pages.' },
};
