import type { Background } from '../accounts/background.ts';
import type { GoalColor } from '../goals/colors.ts';
import type { GoalRow, GoalType, Instant } from '../goals/goal.ts';
import { type PublicSubgoal, publicNotes, type ShownGoal } from '../goals/public-goal.ts';
import type { NotesDelta } from '../notes/delta.ts';
import type { BucketRow } from './board.ts';

/** How many goals of each list a public board's answer holds; the rest is asked for list by list. */
export const shownGoalsOfList = 100;
/** How many lists the card of a public board names. */
export const shownListsOfCard = 5;

/** A goal on a public board, as visitors see it: no period, nobody's name, no comments, nothing above it. */
export interface PublicBoardGoal extends PublicSubgoal {
  readonly code: string;
  readonly color: GoalColor | null;
  readonly type: GoalType;
  /** Its place on the list, for whoever puts it elsewhere. */
  readonly bucketSequenceNo: number;
}

/** A list of a public board, as visitors see it. */
export interface PublicBucket extends Pick<BucketRow, 'id' | 'name' | 'emoji' | 'showEmoji'> {
  /** Of all goals of the list. */
  readonly goalsCount: number;
  /** The first of them. */
  readonly goals: readonly PublicBoardGoal[];
}

/** What a public board shows of itself among others (docs/product.md 5.7). */
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
  /** The first lists. */
  readonly lists: readonly Pick<BucketRow, 'name' | 'emoji' | 'showEmoji'>[];
  /** Of the reader: false for visitors. */
  readonly liked: boolean;
  readonly followed: boolean;
  readonly cloned: boolean;
  /** Whether the reader belongs to its space. */
  readonly own: boolean;
  /** Whether the reader has joined in and may work on its goals (docs/product.md 5.23). */
  readonly editing: boolean;
}

/** A public board for anyone. */
export interface PublicBoard extends PublicBoardCard {
  readonly richDescription: NotesDelta | null;
  readonly buckets: readonly PublicBucket[];
}

/** What a goal's part of a public board is made of. */
export type ShownBoardGoal = ShownGoal & Pick<GoalRow, 'code' | 'color' | 'type' | 'bucketSequenceNo'>;

/**
 * Goals of a list as visitors see them.
 *
 * @param goals those on the list, in its order
 * @param below the goals below them that are shown, in the order of their lists, each with its parent's id
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

/** How many days likes and clones count for what is popular (docs/product.md 5.7). */
export const popularDays = 90;
