import type { OwnClimb } from '@cairn/client/climbs/own-climbs';
import { editClimb } from '@cairn/client/climbs/own-climbs-edit';
import { useCairn } from '@cairn/client/react/cairn-context';
import { climbCategories } from '@cairn/core/climbs/categories';
import type { ClimbFields } from '@cairn/core/climbs/climb';
import { maxSummaryLength } from '@cairn/core/climbs/climb-step';
import { maxNameLength } from '@cairn/core/goals/goal';
import { plusDays } from '@cairn/core/time/date-only';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { Switch } from '@cairn/ui/switch';
import { useNarrow } from '@cairn/ui/use-narrow';
import { climbCategoryName } from '@cairn/words/climb-categories';
import { m } from '@cairn/words/messages';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { takeFocus } from '../../base/take-focus.ts';
import { ClimbIcon } from '../../climbs/climb-icon.tsx';
import { ClimbLookPicker } from '../../climbs/climb-look-picker.tsx';
import { usePlanning } from '../../goals/planning.ts';
import { sayRefused } from '../../goals/say-refused.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import styles from './climb-card-form.module.css';
import { KeptField } from './kept-field.tsx';
import { KeptText } from './kept-text.tsx';

interface ClimbCardFormProps {
  readonly climb: OwnClimb;
}

export function ClimbCardForm({ climb }: ClimbCardFormProps) {
  const cairn = useCairn();
  const { key, name, description, richDescription, color, icon } = climb;
  const [isNew] = useState(name === '' && climb.steps.length === 0);
  const write = (edit: Partial<Omit<ClimbFields, 'steps'>>) => {
    const outcome = editClimb(cairn, key, edit);
    if (!outcome.ok) sayRefused(outcome.refusal);
    return outcome;
  };
  const keep = (edit: Partial<Omit<ClimbFields, 'steps'>>) => {
    const outcome = write(edit);
    if (outcome.ok) warnUnlessSaved(outcome.value.saved);
  };
  return (
    <section className={styles.card} aria-label={m.climb_editor_title()} data-color={color}>
      <span className={styles.icon}>
        <ClimbIcon name={icon} />
      </span>
      <div className={styles.texts}>
        <KeptField
          label={m.climb_editor_name()}
          text={name}
          placeholder={m.climb_untitled()}
          maxLength={maxNameLength}
          ref={isNew ? takeFocus : undefined}
          onWrite={(text) => write({ name: text })}
        />
        <KeptField
          label={m.climb_editor_summary()}
          text={description}
          maxLength={maxSummaryLength}
          onWrite={(text) => write({ description: text })}
        />
        <KeptText
          label={m.climb_editor_about()}
          placeholder={m.climb_editor_about_placeholder()}
          text={richDescription}
          onWrite={(text) => write({ richDescription: text })}
        />
      </div>
      <Look climb={climb} onColor={(one) => keep({ color: one })} onIcon={(one) => keep({ icon: one })} />
      <Rules climb={climb} onChange={keep} />
    </section>
  );
}

interface LookProps extends ClimbCardFormProps {
  readonly onColor: (color: ClimbFields['color']) => void;
  readonly onIcon: (icon: ClimbFields['icon']) => void;
}

/** On phones, the choices are in a sheet. */
function Look({ climb: { color, icon }, onColor, onIcon }: LookProps) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  const picker = <ClimbLookPicker color={color} icon={icon} onColor={onColor} onIcon={onIcon} />;
  if (!isNarrow) return <div className={styles.look}>{picker}</div>;
  return (
    <>
      <button
        type="button"
        className={styles.lookButton}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <i aria-hidden="true" />
        <ClimbIcon name={icon} />
        <span>{m.climb_editor_look()}</span>
        <ChevronRight aria-hidden="true" />
      </button>
      {isOpen && (
        <Dialog label={m.climb_editor_look()} isOpen onClose={() => setOpen(false)}>
          <DialogHead title={m.climb_editor_look()} />
          <div className={styles.sheet}>{picker}</div>
        </Dialog>
      )}
    </>
  );
}

interface RulesProps extends ClimbCardFormProps {
  readonly onChange: (edit: Partial<Omit<ClimbFields, 'steps'>>) => void;
}

function Rules({ climb: { category, inOrder, suggestedStart }, onChange }: RulesProps) {
  const weekdays = useWeekdays();
  return (
    <div className={styles.rules}>
      <label>
        {m.climb_editor_category()}
        <select
          value={category ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ category: climbCategories.find((code) => code === value) ?? null })
          }
        >
          <option value="">{m.climb_editor_no_category()}</option>
          {climbCategories.map((code) => (
            <option key={code} value={code}>
              {climbCategoryName(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.climb_editor_start()}
        <select
          value={suggestedStart ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ suggestedStart: Number(value) || null })}
        >
          <option value="">{m.climb_editor_start_any()}</option>
          {weekdays.map((weekday, index) => (
            <option key={weekday} value={index + 1}>
              {weekday}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label={m.climb_editor_in_order()}
        isOn={inOrder}
        onChange={(isOn) => onChange({ inOrder: isOn })}
      />
    </div>
  );
}

/** A Monday. */
const monday = '2024-01-01';

function useWeekdays(): readonly string[] {
  const { locale } = usePlanning();
  return Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.parse(plusDays(monday, day)),
    ),
  );
}
