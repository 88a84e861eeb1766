import {
  type CairnExport,
  type ExportedGoal,
  type ExportedSpace,
  exportVersion,
} from '@cairn/core/exports/cairn-export';
import { climbFieldsOf } from '@cairn/core/climbs/climb';
import { isSeen, seenFields } from '@cairn/core/sync/view';
import { boardsOf } from '../boards/boards-of.ts';
import { listsOf } from '../boards/lists-of.ts';
import type { Cairn } from '../cairn/cairn.ts';
import { ownClimbsOf } from '../climbs/own-climbs.ts';
import { startedClimbs } from '../replica/started-climbs.ts';
import { isOwnComment } from '../comments/comments-of.ts';
import { entriesInFolder, folderOf } from '../folders/folder-entries.ts';
import { goalKeyOf } from '../goals/goal-key-of.ts';
import { pause } from '../persistence/load-replica.ts';
import type { GoalView } from '../replica/goal-view.ts';
import { settingsOf } from '../replica/settings-of.ts';
import { membersOf } from '../spaces/standing.ts';
import { spacesOf } from '../replica/spaces-of.ts';
import { tagSettingsOf } from '../tags/tag-settings.ts';
import { exportedSeries } from './exported-series.ts';
import { refOf } from '../store/account-store.ts';

/** Records in one portion, which takes far less than the 50 ms of a long task. */
const portion = 400;

interface ExportedPerson {
  readonly name: string;
  readonly email: string | null;
}

/**
 * Includes unsent edits; works offline. Pauses between portions, so that the page stays responsive. Edits
 * made meanwhile may be missing.
 *
 * @param cairn must be fully loaded
 */
export async function collectExport(cairn: Cairn, { name, email }: ExportedPerson): Promise<CairnExport> {
  const { replica, environment } = cairn;
  const goals = new Map<string, ExportedGoal[]>();
  let count = 0;
  for (const goal of replica.seenGoals()) {
    const ofSpace = goals.get(goal.space) ?? [];
    goals.set(goal.space, ofSpace);
    ofSpace.push(exportedGoal(cairn, goal));
    if ((count += 1) % portion === 0) await pause(environment.after);
  }
  const comments = await collectedComments(cairn);
  return {
    format: 'cairn',
    version: exportVersion,
    exportedDatetime: new Date(environment.now()).toISOString(),
    person: { name, email, settings: { ...settingsOf(cairn) } },
    climbs: ownClimbsOf(cairn).map((climb) => ({ id: climb.id, ...climbFieldsOf(climb) })),
    startedClimbs: startedClimbs(cairn).map((started) => ({
      id: started.key,
      space: started.space,
      climb: started.climb,
      inOrder: started.inOrder,
      startDate: started.startDate,
      steps: started.steps,
      goals: started.goals.map((goal) => goal.id ?? goal.key),
    })),
    spaces: spacesOf(cairn).map((space) => ({
      id: space.id,
      name: space.name,
      emoji: space.emoji,
      color: space.color,
      enabledColumnIds: space.enabledColumnIds,
      ...shownTagsOf(cairn, space.id),
      members: membersOf(cairn, space.id).map((member) => ({
        code: member.userCode,
        name: member.name,
        role: member.role,
      })),
      ...boardsAndLists(cairn, space.id),
      series: exportedSeries(cairn, space.id),
      goals: goals.get(space.id) ?? [],
      comments: comments.get(space.id) ?? [],
      pinned: entriesOf(cairn, space.id, 'pinned'),
      favourites: entriesOf(cairn, space.id, 'favourites'),
    })),
  };
}

function exportedGoal({ replica }: Cairn, goal: GoalView): ExportedGoal {
  const { recurrence } = goal;
  const series = recurrence && replica.occurrences.series(recurrence.id, recurrence.originalDate);
  const listId = goal.bucketId === null ? null : replica.record(refOf('buckets', goal.bucketId));
  return {
    id: goal.id ?? goal.key,
    name: goal.name,
    parent: goal.parent === null ? null : (replica.goal(goal.parent)?.id ?? goal.parent),
    columnId: goal.columnId,
    bucketId: listId?.id ?? goal.bucketId,
    dueDate: goal.dueDate,
    doneDate: goal.doneDate,
    datetimeFr: goal.datetimeFr,
    datetimeTo: goal.datetimeTo,
    createdDatetime: goal.createdDatetime,
    type: goal.type,
    assignee: goal.assignee,
    color: goal.color,
    durationMinutes: goal.durationMinutes,
    tags: goal.tags,
    public: goal.public,
    sequenceNo: goal.sequenceNo,
    horizonSequenceNo: goal.horizonSequenceNo,
    bucketSequenceNo: goal.bucketSequenceNo,
    subgoalSequenceNo: goal.subgoalSequenceNo,
    recurrence: series ? { id: series.id, originalDate: recurrence.originalDate } : null,
    richThoughts: goal.richThoughts,
  };
}

async function collectedComments(
  cairn: Cairn,
): Promise<ReadonlyMap<string, readonly ExportedSpace['comments'][number][]>> {
  const { replica, environment } = cairn;
  const names = new Map(
    replica.recordsOf('memberships').map((record) => {
      const { userId, name } = seenFields(record);
      return [userId, name] as const;
    }),
  );
  const found = new Map<string, ExportedSpace['comments'][number][]>();
  let count = 0;
  for (const record of replica.recordsOf('comments')) {
    if ((count += 1) % portion === 0) await pause(environment.after);
    const goal = isSeen(record) ? replica.goal(goalKeyOf(cairn, record)) : undefined;
    if (!goal) continue;
    const fields = seenFields(record);
    const ofSpace = found.get(goal.space) ?? [];
    found.set(goal.space, ofSpace);
    ofSpace.push({
      id: record.id ?? record.key,
      goal: goal.id ?? goal.key,
      author: names.get(fields.userId ?? cairn.account.id) ?? '',
      isOwn: isOwnComment(cairn, record),
      createdDatetime: fields.createdDatetime ?? record.createdAt,
      richText: fields.richText,
    });
  }
  return found;
}

function shownTagsOf(cairn: Cairn, space: string): Pick<ExportedSpace, 'showTags' | 'tags'> {
  const { showTags, tags } = tagSettingsOf(cairn, space);
  return { showTags, tags };
}

function boardsAndLists(cairn: Cairn, space: string): Pick<ExportedSpace, 'boards' | 'lists'> {
  const boards = boardsOf(cairn, space);
  return {
    boards: boards.map(({ id, name, emoji, sequenceNo, background, cover, color, richDescription }) => ({
      id,
      name,
      emoji,
      sequenceNo,
      background,
      cover,
      color,
      richDescription,
    })),
    lists: boards.flatMap((board) =>
      listsOf(cairn, board.key).map(({ id, name, emoji, showEmoji, expanded, sequenceNo }) => ({
        id,
        board: board.id,
        name,
        emoji,
        showEmoji,
        expanded,
        sequenceNo,
      })),
    ),
  };
}

function entriesOf(cairn: Cairn, space: string, kind: 'pinned' | 'favourites'): ExportedSpace['pinned'] {
  return entriesInFolder(cairn, folderOf(cairn, space, kind)).map(({ of, view: thing, sequenceNo }) => {
    const id = thing.id ?? thing.key;
    return { goal: of === 'goal' ? id : null, board: of === 'board' ? id : null, sequenceNo };
  });
}
