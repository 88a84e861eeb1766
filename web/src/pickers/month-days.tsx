import { nthsOffered, ownNth, type RepeatChoice } from '@cairn/core/recurrence/repeat-choice';
import { dayOf, isoWeekday } from '@cairn/core/time/date-only';
import { m } from '@cairn/words/messages';
import { usePlanning } from '../goals/planning.ts';
import styles from './repeat-picker.module.css';
import { ChipRadios, type RepeatPartProps, Toggles } from './repeat-parts.tsx';
import { weekdayName } from './repeat-text.ts';
import { nthWords } from './nth-words.ts';

type DayRadio = 'day' | 'nth' | 'last' | 'lastDay';

function radioOf({ pattern, nths }: RepeatChoice): DayRadio {
  if (pattern === 'nthWeekdays') return nths.join() === '-1' ? 'last' : 'nth';
  return pattern === 'monthDays' ? 'day' : 'lastDay';
}

/**
 * Each radio's label names days: the chosen radio names the stored days, each other radio the days that it
 * would set, derived from the goal's date.
 */
export function MonthDays({ dueDate, choice, onChange }: RepeatPartProps) {
  const { locale } = usePlanning();
  const radio = radioOf(choice);
  const isByWeekday = choice.pattern === 'nthWeekdays';
  const ownWeekdays = ownNth(dueDate);
  // A stored last day is day 31, which "On day" would choose again.
  const monthDays =
    radio === 'lastDay' && choice.monthDays.join() === '31' ? [dayOf(dueDate)] : choice.monthDays;
  const parts: Readonly<Record<DayRadio, Partial<RepeatChoice>>> = {
    day: { pattern: 'monthDays', monthDays },
    nth: { pattern: 'nthWeekdays', ...ownWeekdays },
    last: {
      pattern: 'nthWeekdays',
      nths: [-1],
      nthWeekdays: isByWeekday ? choice.nthWeekdays : [isoWeekday(dueDate)],
    },
    lastDay: { pattern: 'lastDay' },
  };
  const textOf = (value: DayRadio): string => {
    const part = value === radio ? choice : { ...choice, ...parts[value] };
    if (part.pattern === 'lastDay') return m.repeat_on_last_day();
    if (part.pattern === 'monthDays')
      return part.monthDays.length > 1
        ? m.repeat_on_days()
        : m.repeat_on_day({ day: part.monthDays[0] ?? 1 });
    const [nth = 1, weekday = 1] = [part.nths[0], part.nthWeekdays[0]];
    return part.nths.length * part.nthWeekdays.length > 1
      ? m.repeat_on_weekdays()
      : nthWords(nth).on({ weekday: weekdayName(weekday, locale, 'long') });
  };
  // On a fifth Thursday only "last" fits.
  const radios: readonly DayRadio[] =
    ownWeekdays.nths[0] === -1 && radio !== 'nth'
      ? ['day', 'last', 'lastDay']
      : ['day', 'nth', 'last', 'lastDay'];
  return (
    <>
      <ChipRadios
        label={m.repeat_month_pattern()}
        value={radio}
        radios={radios.map((value) => ({ value, text: textOf(value) }))}
        onChange={(value) => onChange(parts[value])}
      />
      {radio === 'day' && (
        <Toggles
          label={m.repeat_month_days()}
          columns={7}
          numbers={daysOfMonth}
          chosen={choice.monthDays}
          onChange={(days) => onChange({ monthDays: days })}
        />
      )}
      {radio === 'day' && choice.monthDays.some((day) => day > 28) && (
        <p className={styles.hint}>{m.repeat_short_months()}</p>
      )}
      {isByWeekday && (
        <>
          <Toggles
            label={m.repeat_nths()}
            columns={5}
            numbers={nthsOffered}
            chosen={choice.nths}
            textOf={(nth) => nthWords(nth).short()}
            onChange={(nths) => onChange({ nths: nthsOffered.filter((nth) => nths.includes(nth)) })}
          />
          <Toggles
            label={m.repeat_weekdays()}
            columns={7}
            numbers={weekdays}
            chosen={choice.nthWeekdays}
            nameOf={(day) => weekdayName(day, locale, 'long')}
            textOf={(day) => weekdayName(day, locale, 'short')}
            onChange={(nthWeekdays) => onChange({ nthWeekdays })}
          />
        </>
      )}
    </>
  );
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const daysOfMonth = Array.from({ length: 31 }, (_, at) => at + 1);
