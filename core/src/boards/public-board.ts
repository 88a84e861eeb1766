import type { Background } from '../accounts/background.ts';
import type { GoalColor } from '../goals/colors.ts';
import type { GoalRow, GoalType, Instant } from '../goals/goal.ts';
import { type PublicSubgoal, publicNotes, type ShownGoal } from '../goals/public-goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { ListRow } from './board.ts';

/** The most goals of a list in the first answer; the reader requests further goals by list. */
export const shownGoalsOfList = 100;
export const shownListsOfCard = 5;

/** A goal as visitors see it: no period, people, comments or parent. */
export interface PublicBoardGoal extends PublicSubgoal {
  readonly code: string;
  readonly color: GoalColor | null;
  readonly type: GoalType;
  /** Position on the list, for editors who move it. */
  readonly bucketSequenceNo: number;
}

export interface PublicBoardList extends Pick<ListRow, 'id' | 'name' | 'emoji' | 'showEmoji'> {
  readonly goalsCount: number;
  readonly goals: readonly PublicBoardGoal[];
}

/** A public board's summary (docs/product.md, "The gallery"). */
export interface PublicBoardCard {
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
  readonly likesCount: number;
  readonly followersCount: number;
  readonly clonesCount: number;
  readonly bucketsCount: number;
  readonly goalsCount: number;
  readonly lists: readonly Pick<ListRow, 'name' | 'emoji' | 'showEmoji'>[];
  /** Whether the reader likes the board; false for visitors. */
  readonly liked: boolean;
  readonly followed: boolean;
  readonly cloned: boolean;
  /** Whether the reader is a member of the space. */
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
 * @param below visible subgoals at all levels, in list order
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

/** Likes and clones of this many days decide what is popular (docs/product.md, "The gallery"). */
export const popularDays = 90;
