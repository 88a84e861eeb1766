import type { Cairn } from '@cairn/client/cairn/cairn';
import type { Deletion } from '@cairn/client/goals/delete-goal';
import { m } from '@cairn/words/messages';
import Trash from 'lucide-react/icons/trash-2';
import { createElement } from 'react';
import { showOnceUsed } from './show-once-used.ts';
import { warnUnlessSaved } from './warn-unless-saved.ts';
import { offerUndo } from './undo.ts';

export function deleteWithUndo(cairn: Cairn, { saved, step }: Deletion): void {
  warnUnlessSaved(saved);
  showOnceUsed(cairn, 'deleted');
  offerUndo(cairn, step, { text: m.goal_deleted_toast(), icon: createElement(Trash) });
}
