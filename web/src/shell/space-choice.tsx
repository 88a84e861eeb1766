import type { SpaceRow } from '@cairn/contract/spaces';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import styles from './space-choice.module.css';

interface SpaceChoiceProps {
  readonly spaces: readonly SpaceRow[];
  readonly chosen: string;
  readonly onChoose: (space: string) => void;
}

export function SpaceChoice({ spaces, chosen, onChoose }: SpaceChoiceProps) {
  const name = useId();
  return (
    <div className={styles.choice} role="radiogroup" aria-label={m.add_space()}>
      {spaces.map((space) => (
        <label key={space.id} data-tip={space.name}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={space.name}
            checked={space.id === chosen}
            onChange={() => onChoose(space.id)}
          />
          <SpaceTile {...space} size={24} />
          {space.id === chosen && <bdi aria-hidden="true">{space.name}</bdi>}
        </label>
      ))}
    </div>
  );
}
