import type { ServerContext } from '../context/server-context.ts';
import type { WebhookContent, WebhookSource } from '../webhooks/webhook-body.ts';
import { type ReminderNow, reminderNow } from './reminder-now.ts';

interface RemindedGoal {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

interface GoalTimeContent extends WebhookContent {
  readonly space: { readonly id: string; readonly name: string };
  readonly goal: RemindedGoal & { readonly datetimeFr: string; readonly datetimeTo: string | null };
}

interface DayContent extends WebhookContent {
  /** The person's open goals of the day that have no time. */
  readonly goals: readonly (RemindedGoal & {
    readonly space: { readonly id: string; readonly name: string };
  })[];
}

/** The bodies of calls for reminders, by the ids of the reminders. */
export function reminderContents(context: Pick<ServerContext, 'db' | 'now'>, origin: string): WebhookSource {
  return {
    async content(person, { id, occurrence = null }, spaces) {
      const found = await reminderNow(context, person, { id, occurrence }, 'webhook');
      return found && contentOf(found, spaces, origin);
    },
  };
}

function contentOf(
  found: ReminderNow,
  spaces: readonly string[] | null,
  origin: string,
): GoalTimeContent | DayContent | null {
  const isChosen = (spaceId: string) => spaces === null || spaces.includes(spaceId);
  const goalOf = (id: string, name: string): RemindedGoal => ({ id, name, url: `${origin}/goals/${id}/` });
  const facts = { event: 'goalTime', at: found.dueAt.toISOString() };
  if (found.kind === 'day') {
    const goals = found.goals
      .filter(({ spaceId }) => isChosen(spaceId))
      .map(({ goalId, name, spaceId, spaceName }) => ({
        ...goalOf(goalId, name),
        space: { id: spaceId, name: spaceName },
      }));
    return goals.length === 0 ? null : { ...facts, goals };
  }
  const { goalId, name, spaceId, spaceName, datetimeFr, datetimeTo } = found.goal;
  if (!isChosen(spaceId)) return null;
  return {
    ...facts,
    space: { id: spaceId, name: spaceName },
    goal: { ...goalOf(goalId, name), datetimeFr, datetimeTo },
  };
}
