import { ownClimbsOf } from '@cairn/client/climbs/own-climbs';
import { startedClimbs } from '@cairn/client/replica/started-climbs';
import type { Cairn } from '@cairn/client/cairn/cairn';
import type { ClimbSubscriptionWire } from '@cairn/contract/climbs';
import { climbFieldsOf } from '@cairn/core/climbs/climb';

/** Returns a line for each climb and each goal, by id. */
export function climbPictureOf(cairn: Cairn): ReadonlyMap<string, string> {
  const picture = new Map<string, string>();
  for (const climb of ownClimbsOf(cairn)) {
    const { id, public: isPublic, isListed, publishedVersion, isChanged } = climb;
    picture.set(id, JSON.stringify([climbFieldsOf(climb), isPublic, isListed, publishedVersion, isChanged]));
  }
  for (const {
    key,
    climb,
    startDate,
    steps,
    settled,
    climbVersion,
    inOrder,
    doneCount,
    goals,
  } of startedClimbs(cairn))
    picture.set(
      key,
      JSON.stringify([
        climb,
        startDate,
        inOrder,
        doneCount,
        climbVersion,
        settled,
        steps,
        goals.map(({ key }) => key),
      ]),
    );
  for (const { key, name, columnId, dueDate, doneDate, climbStep, ...goal } of cairn.replica.seenGoals())
    picture.set(
      key,
      JSON.stringify([
        name,
        columnId,
        dueDate,
        doneDate,
        goal.climbSubscription,
        goal.locked,
        goal.lockedTillDatetime,
        climbStep,
      ]),
    );
  return picture;
}

/** Returns the progress of each started climb, by id, as the server answers it. */
export function progressOf(cairn: Cairn): ReadonlyMap<string, string> {
  return new Map(
    startedClimbs(cairn).map(({ key, startDate, goals }) => {
      const progress = goals.map(({ id, doneDate, locked, lockedTillDatetime }) => ({
        goalId: id,
        doneDate,
        locked,
        lockedTillDatetime,
      }));
      return [key, JSON.stringify([startDate, progress])];
    }),
  );
}

export function servedProgress(subscriptions: readonly ClimbSubscriptionWire[]): ReadonlyMap<string, string> {
  return new Map(
    subscriptions.map(({ id, settings, progress }) => [id, JSON.stringify([settings.startDate, progress])]),
  );
}
