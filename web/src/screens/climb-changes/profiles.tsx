import { stepStates } from '@cairn/client/replica/running-climbs';
import type { StartedClimb } from '@cairn/client/replica/started-climbs';
import { stepPlaces } from '@cairn/core/climbs/climb-shape';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { m } from '@cairn/words/messages';
import { useMemo } from 'react';
import { ClimbProfile } from '../../climbs/climb-profile.tsx';
import type { StoneState } from '../../climbs/profile-shape.ts';

interface ProfilesProps {
  readonly started: StartedClimb;
  /** With the taken changes. */
  readonly steps: readonly ClimbStep[];
}

/** The climb now and with the taken changes. New steps are in the colour of a choice. */
export function Profiles({ started, steps }: ProfilesProps) {
  const { climb } = started;
  const states = useMemo(() => stepStates(started), [started]);
  const places = useMemo(() => stepPlaces(started.steps), [started.steps]);
  const byStep = new Map(started.steps.map(({ id }, at) => [id, states[at]]));
  const stateOf = ({ id, enabled }: ClimbStep): StoneState =>
    enabled ? (byStep.get(id) ?? 'chosen') : 'off';
  return (
    <div data-color={climb.color}>
      <figure>
        <figcaption>{m.climb_profile_now({ count: started.steps.length })}</figcaption>
        <div>
          <ClimbProfile places={places} states={states} seed={climb.code} />
        </div>
      </figure>
      <figure>
        <figcaption>{m.climb_profile_then({ count: steps.length })}</figcaption>
        <div>
          <ClimbProfile places={stepPlaces(steps)} states={steps.map(stateOf)} seed={climb.code} />
        </div>
      </figure>
    </div>
  );
}
