import type { StepPlace } from '@cairn/core/climbs/climb-shape';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import cards from './climb-card.module.css';
import styles from './climb-hero.module.css';
import { ClimbIcon } from './climb-icon.tsx';
import { ClimbProfile, type ProfileLabel } from './climb-profile.tsx';
import { climbName } from './climb-words.ts';
import type { StoneState } from './profile-shape.ts';

interface ClimbHeroProps {
  readonly climb: {
    readonly code: string;
    readonly name: string;
    readonly icon: string;
    readonly color: string;
    readonly description?: string;
    readonly language?: string;
  };
  readonly places: readonly StepPlace[];
  readonly states?: readonly StoneState[];
  /** As tall as the screen, with labels. Not for phones. */
  readonly labels?: readonly ProfileLabel[];
}

/** The large picture of a climb with its name. */
export function ClimbHero({ climb, places, states, labels }: ClimbHeroProps) {
  const { code, icon, color, description = '', language } = climb;
  // Members already have the page's heading, an `h1`.
  const Name = useCairnIfAny() ? 'h2' : 'h1';
  return (
    <div className={styles.hero} data-color={color} data-tall={labels !== undefined || undefined}>
      <ClimbProfile
        places={places}
        states={states}
        seed={code}
        size={labels ? 'tall' : 'hero'}
        labels={labels}
      />
      <div className={styles.title}>
        <span className={cards.icon}>
          <ClimbIcon name={icon} />
        </span>
        <div lang={language}>
          <Name dir="auto">{climbName(climb)}</Name>
          {description !== '' && <p dir="auto">{description}</p>}
        </div>
      </div>
    </div>
  );
}
