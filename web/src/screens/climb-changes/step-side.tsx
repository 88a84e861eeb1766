import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { notesText } from '@cairn/core/notes/delta';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import styles from '../../changes/changes.module.css';
import { MarkedText } from '../../changes/marked-text.tsx';
import { stepWhen } from '../../climbs/own-climb-words.ts';
import { stoneOf } from '../../goals/period-words.ts';

interface StepSideProps {
  readonly step: ClimbStep;
  /** The same step on the other side; null if there is none. */
  readonly other: ClimbStep | null;
  readonly as: 'del' | 'ins';
  /** The period of the first goal; blank if there is none. */
  readonly when: string;
}

/** The parts of a step that differ; for a new or a removed step, all. */
export function StepSide({ step, other, as, when }: StepSideProps) {
  const texts = ({ richDescription, richThoughts }: ClimbStep) => ({
    description: notesText(richDescription).trim(),
    note: notesText(richThoughts).trim(),
  });
  const { description, note } = texts(step);
  const others = other === null ? { description: '', note: '' } : texts(other);
  const isOther = (part: (of: ClimbStep) => unknown) => other === null || part(step) !== part(other);
  const isPlaced =
    isOther(({ column }) => column) ||
    isOther(({ periodIndex }) => periodIndex) ||
    isOther(({ repeatCount }) => repeatCount) ||
    isOther(({ enabled }) => enabled);
  const isFormatted = other !== null && !isPlaced && isSameText(step, other);
  return (
    <>
      {other !== null && step.name !== other.name && (
        <MarkedText text={step.name} other={other.name} as={as} />
      )}
      {isOther(({ label }) => label) && step.label !== '' && (
        <MarkedText text={step.label} other={other?.label ?? ''} as={as} />
      )}
      {(isOther(() => description) || description !== others.description || isFormatted) && (
        <MarkedText text={description} other={others.description} as={as} />
      )}
      {note !== others.note && note !== '' && (
        <>
          <p className={styles.part}>{m.climb_change_note()}</p>
          <MarkedText text={note} other={others.note} as={as} />
        </>
      )}
      {isPlaced && (
        <span className={styles.when}>
          <HorizonGlyph stone={stoneOf[step.column]} />
          {step.enabled ? (
            <>
              {when !== '' && <b>{when}</b>}
              <span>{stepWhen(step)}</span>
            </>
          ) : (
            <b>{m.climb_switched_off()}</b>
          )}
        </span>
      )}
    </>
  );
}

/** Only formats differ. */
function isSameText(one: ClimbStep, other: ClimbStep): boolean {
  return (
    one.name === other.name &&
    one.label === other.label &&
    notesText(one.richDescription) === notesText(other.richDescription) &&
    notesText(one.richThoughts) === notesText(other.richThoughts)
  );
}
