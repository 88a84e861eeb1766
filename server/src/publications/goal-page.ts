import { type PublicGoal, publicProgress } from '@cairn/core/goals/public-goal';
import { nameInSentence } from '@cairn/core/names/name-in-sentence';
import { notesText } from '@cairn/core/notes/delta';
import { m } from '@cairn/words/messages';
import type { ServerContext } from '../context/server-context.ts';
import type { PublicPage } from '../http/first-page.ts';
import { jsonForDocument } from '../http/json-for-document.ts';
import { previewText } from '../http/preview-text.ts';
import type { PreviewWish } from './preview-picture.ts';
import { readPublicGoal } from './read-public-goal.ts';

/** Null if no goal with this code is public now. Search engines list none. */
export async function goalPage(
  context: ServerContext,
  origin: string,
  code: string,
): Promise<PublicPage | null> {
  const goal = await readPublicGoal(context, code);
  if (goal === null) return null;
  const url = `${origin}/goals/${goal.code}/`;
  return {
    head: {
      title: nameInSentence(goal.name) || m.goal_untitled(),
      description: descriptionOf(goal),
      url,
      picture: `${url}preview.png`,
    },
    json: jsonForDocument(goal),
    isFindable: false,
  };
}

/** Null if no goal with this code is public now. */
export async function goalPreview(context: ServerContext, code: string): Promise<PreviewWish | null> {
  const goal = await readPublicGoal(context, code);
  if (goal === null) return null;
  const { done, total } = publicProgress(goal);
  const isWhole = goal.done && total === 0;
  return { seed: goal.code, progress: total > 0 ? done / total : isWhole ? 1 : null };
}

function descriptionOf({ richThoughts, subgoals }: PublicGoal): string {
  return previewText(notesText(richThoughts).trim() || subgoals.map(({ name }) => name).join(' · '));
}
