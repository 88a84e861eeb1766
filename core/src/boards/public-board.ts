import type { Background } from '../accounts/background.ts';
import type { GoalColor } from '../goals/colors.ts';
import type { GoalRow, GoalType, Instant } from '../goals/goal.ts';
import { type PublicSubgoal, publicNotes, type ShownGoal } from '../goals/public-goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { ListRow } from './board.ts';

/** Maximum in the first answer; the page requests further goals by list. */
export const shownGoalsOfList = 100;
export const shownListsOfCard = 5;

/** Has no period, people, comments or parent. */
export interface PublicBoardGoal extends PublicSubgoal {
  readonly code: string;
  readonly color: GoalColor | null;
  readonly type: GoalType;
  /** The order number on the list, for editors who can move the goal. */
  readonly bucketSequenceNo: number;
}

export interface PublicBoardList extends Pick<ListRow, 'id' | 'name' | 'emoji' | 'showEmoji'> {
  readonly goalsCount: number;
  readonly goals: readonly PublicBoardGoal[];
}

/** Counts of a board that is or was public. */
export interface BoardCounts {
  readonly likesCount: number;
  readonly followersCount: number;
  readonly clonesCount: number;
}

export interface PublicBoardCard extends BoardCounts {
  readonly code: string;
  readonly name: string;
  readonly emoji: string | null;
  readonly background: Background | null;
  readonly cover: Background | null;
  readonly color: string;
  readonly category: string | null;
  readonly spaceName: string;
  readonly publishedDatetime: Instant;
  readonly isListed: boolean;
  readonly allowCollaboration: boolean;
  readonly bucketsCount: number;
  readonly goalsCount: number;
  readonly lists: readonly Pick<ListRow, 'name' | 'emoji' | 'showEmoji'>[];
  /** False if the reader is not signed in. */
  readonly liked: boolean;
  readonly followed: boolean;
  readonly cloned: boolean;
  readonly own: boolean;
  /** Whether the reader has joined as an editor (docs/product.md, "Board editors"). */
  readonly editing: boolean;
}

export interface PublicBoard extends PublicBoardCard {
  readonly richDescription: NotesDelta | null;
  readonly buckets: readonly PublicBoardList[];
}

export type ShownBoardGoal = ShownGoal & Pick<GoalRow, 'code' | 'color' | 'type' | 'bucketSequenceNo'>;

/**
 * Nests the goals of a board.
 *
 * @param goals in list order
 * @param below visible subgoals of all levels, in list order
 */
export function publicBoardGoals(
  goals: readonly ShownBoardGoal[],
  below: readonly ShownGoal[],
): readonly PublicBoardGoal[] {
  const byParent = Map.groupBy(below, ({ parent }) => parent);
  const shown = ({ id, name, richThoughts, doneDate }: ShownGoal): PublicSubgoal => ({
    name,
    richThoughts: publicNotes(richThoughts),
    done: doneDate !== null,
    subgoals: (byParent.get(id) ?? []).map(shown),
  });
  return goals.map((goal) => {
    const { code, color, type, bucketSequenceNo } = goal;
    return { code, color, type, bucketSequenceNo, ...shown(goal) };
  });
}

/** Number of days (docs/product.md, "The gallery"). */
export const popularDays = 90;
