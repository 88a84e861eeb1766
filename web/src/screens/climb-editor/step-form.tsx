import { editStep } from '@cairn/client/climbs/own-climbs-steps';
import { useCairn } from '@cairn/client/react/cairn-context';
import {
  type ClimbStep,
  maxLabelLength,
  maxPeriodIndex,
  maxRepeatCount,
} from '@cairn/core/climbs/climb-step';
import { maxTitleLength } from '@cairn/core/goals/goal';
import type { DateOnly } from '@cairn/core/time/date-only';
import { type ColumnId, isColumnId, lifeColumn } from '@cairn/core/time/horizons';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Segmented } from '@cairn/ui/segmented';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { useId } from 'react';
import { takeFocus } from '../../base/take-focus.ts';
import { periodNumberLabel, stepName } from '../../climbs/own-climb-words.ts';
import { stoneOf } from '../../goals/period-words.ts';
import { usePlanning } from '../../goals/planning.ts';
import { sayRefused } from '../../goals/say-refused.ts';
import { NumberField } from '../../pickers/number-field.tsx';
import { KeptField } from './kept-field.tsx';
import { KeptText } from './kept-text.tsx';
import { stepEffect } from './step-effect.ts';
import styles from './step-form.module.css';

type StepEdit = Partial<Omit<ClimbStep, 'id'>>;

interface StepFormProps {
  readonly climbKey: string;
  readonly step: ClimbStep;
  readonly start: DateOnly;
  /** Whether the step opens only when the step before is done. */
  readonly waits: boolean;
  readonly onEdit: (edit: StepEdit) => void;
  readonly onClose: () => void;
}

export function StepForm({ climbKey, step, start, waits, onEdit, onClose }: StepFormProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const write = (edit: StepEdit) => {
    const outcome = editStep(cairn, climbKey, step.id, edit);
    if (!outcome.ok) sayRefused(outcome.refusal);
    return outcome;
  };
  return (
    // Escape works in each field of the form.
    // oxlint-disable-next-line no-noninteractive-element-interactions
    <div
      className={styles.form}
      role="group"
      aria-label={stepName(step)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.names}>
        <KeptField
          label={m.climb_step_name()}
          text={step.name}
          placeholder={m.climb_step_untitled()}
          maxLength={maxTitleLength}
          ref={takeFocus}
          onWrite={(name) => write({ name })}
        />
        <KeptField
          label={m.climb_step_label()}
          hint={m.climb_step_label_hint()}
          text={step.label}
          maxLength={maxLabelLength}
          onWrite={(label) => write({ label })}
        />
      </div>
      <div className={styles.texts}>
        <KeptText
          label={m.climb_step_description()}
          placeholder={m.climb_step_description_placeholder()}
          text={step.richDescription}
          onWrite={(richDescription) => write({ richDescription })}
        />
        <KeptText
          label={m.climb_step_notes()}
          placeholder={m.climb_step_notes_placeholder()}
          text={step.richThoughts}
          onWrite={(richThoughts) => write({ richThoughts })}
        />
      </div>
      <When step={step} onEdit={onEdit} />
      <Switch label={m.climb_step_on()} isOn={step.enabled} onChange={(enabled) => onEdit({ enabled })} />
      <p className={styles.effect} role="status">
        <HorizonGlyph stone={stoneOf[step.column]} />
        {stepEffect(step, start, planning, waits).join(' ')}
      </p>
    </div>
  );
}

/** From short to long. A program may also use the others, which are shown if so. */
const offeredColumns: readonly ColumnId[] = [1, 2, 3, 6, 4];

const columnNames: Readonly<Record<ColumnId, () => string>> = {
  1: m.horizon_day_one,
  2: m.horizon_week_one,
  3: m.horizon_month_one,
  4: m.horizon_year_one,
  5: m.horizon_life,
  6: m.horizon_quarter_one,
  7: m.horizon_decade_one,
};

function When({ step, onEdit }: Pick<StepFormProps, 'step' | 'onEdit'>) {
  const numberId = useId();
  const repeatsId = useId();
  const { column, periodIndex, repeatCount } = step;
  const columns = offeredColumns.includes(column) ? offeredColumns : [...offeredColumns, column];
  const numberLabel = periodNumberLabel(column);
  return (
    <div className={styles.when}>
      <div>
        <span aria-hidden="true">{m.climb_step_horizon()}</span>
        <Segmented
          label={m.climb_step_horizon()}
          segments={columns.map((one) => ({
            value: String(one),
            label: columnNames[one](),
            icon: <HorizonGlyph stone={stoneOf[one]} />,
          }))}
          value={String(column)}
          onChange={(value) => {
            const chosen = Number(value);
            if (isColumnId(chosen)) onEdit({ column: chosen });
          }}
        />
      </div>
      {numberLabel !== null && (
        <div>
          <span id={numberId}>{numberLabel}</span>
          <NumberField
            aria-labelledby={numberId}
            value={periodIndex}
            least={1}
            most={maxPeriodIndex}
            onChange={(value) => onEdit({ periodIndex: value })}
          />
        </div>
      )}
      {column !== lifeColumn && (
        <div>
          <span id={repeatsId}>{m.climb_step_repeats()}</span>
          <NumberField
            aria-labelledby={repeatsId}
            value={repeatCount}
            least={1}
            most={maxRepeatCount}
            onChange={(value) => onEdit({ repeatCount: value })}
          />
        </div>
      )}
    </div>
  );
}
