import { m } from '@cairn/words/messages';
import styles from '../../changes/changes.module.css';
import { MarkedText } from '../../changes/marked-text.tsx';
import { durationText } from '../../goals/duration-text.ts';
import { useColorName } from '../../pickers/use-color-name.ts';
import { isElsewhere, type Side, standsAt, withEmoji } from './change-words.ts';

interface ItemSideProps {
  readonly side: Side;
  /** Null if there is none. */
  readonly other: Side | null;
  /** Names of what comes or goes with it. */
  readonly goals: readonly string[];
  readonly as: 'del' | 'ins';
}

/** The parts of a list or goal that differ; for a new or a removed one, all. */
export function ItemSide({ side, other, goals, as }: ItemSideProps) {
  const colorName = useColorName();
  const { color, durationMinutes, note } = side;
  const place = other === null || isElsewhere(side, other) ? standsAt(side) : '';
  const isColored = other === null ? color !== null : color !== other.color;
  return (
    <>
      {(other === null || withEmoji(side) !== withEmoji(other)) && (
        <MarkedText text={withEmoji(side)} other={other ? withEmoji(other) : ''} as={as} />
      )}
      {isColored && (
        <p>{color === null ? m.goal_no_color() : m.board_change_color({ color: colorName(color) })}</p>
      )}
      {durationMinutes !== (other?.durationMinutes ?? null) && (
        <p>
          {durationMinutes === null
            ? m.board_change_no_duration()
            : m.time_duration_of({ duration: durationText(durationMinutes) })}
        </p>
      )}
      {note !== (other?.note ?? '') && note !== '' && (
        <>
          <p className={styles.part}>{m.board_change_note()}</p>
          <MarkedText text={note} other={other?.note ?? ''} as={as} />
        </>
      )}
      {goals.length > 0 && (
        <ul className={styles.items}>
          {[...new Set(goals)].map((name) => (
            <li key={name} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      {place !== '' && <span className={styles.when}>{place}</span>}
    </>
  );
}
