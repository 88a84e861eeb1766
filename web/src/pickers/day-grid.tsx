import { useSettings } from '@cairn/client/react/account';
import { type DateOnly, isoWeekOf } from '@cairn/core/time/date-only';
import { weekOf } from '@cairn/core/time/periods';
import { m } from '@cairn/words/messages';
import { DayPicker, type WeekNumberProps } from 'react-day-picker';
import { usePlanning } from '../goals/planning.ts';
import styles from './period-picker.module.css';

export const firstCalendarYear = 2000;
export const lastCalendarYear = 2100;

/** Noon, which no clock change affects. */
function localDate(date: DateOnly): Date {
  return new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10)), 12);
}

function dateOnlyOf(date: Date): DateOnly {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${day}`;
}

/** The number of the ISO week of the row's Monday, also where rows begin on Sunday. */
function WeekNumber({ week, ...cell }: WeekNumberProps) {
  const monday = week.days.find(({ date }) => date.getDay() === 1);
  const number = monday && isoWeekOf(dateOnlyOf(monday.date)).week;
  return (
    <th {...cell} aria-label={number === undefined ? undefined : m.period_week({ number })}>
      {number}
    </th>
  );
}

interface DayGridProps {
  readonly picksWeeks: boolean;
  readonly chosenDate: DateOnly | null;
  readonly onPick: (date: DateOnly) => void;
}

export function DayGrid({ picksWeeks, chosenDate, onPick }: DayGridProps) {
  const { today, locale } = usePlanning();
  const { firstWeekday } = useSettings();
  const week = picksWeeks && chosenDate !== null ? weekOf(chosenDate) : null;
  const chosen = week
    ? { from: localDate(week.firstDate), to: localDate(week.lastDate) }
    : chosenDate !== null && localDate(chosenDate);
  const nameOf = (month: Date) => month.toLocaleDateString(locale, { month: 'long', year: 'numeric' });
  return (
    <DayPicker
      // Choosing a year avoids paging through a hundred months.
      captionLayout="dropdown"
      showOutsideDays
      showWeekNumber
      weekStartsOn={firstWeekday === 7 ? 0 : firstWeekday}
      components={{ WeekNumber }}
      fixedWeeks
      today={localDate(today)}
      defaultMonth={localDate(chosenDate ?? today)}
      startMonth={new Date(firstCalendarYear, 0)}
      endMonth={new Date(lastCalendarYear, 11)}
      modifiers={chosen ? { chosen } : {}}
      modifiersClassNames={{ chosen: styles.chosen ?? '' }}
      onDayClick={(date) => onPick(dateOnlyOf(date))}
      formatters={{
        formatMonthDropdown: (month) => month.toLocaleDateString(locale, { month: 'long' }),
        formatWeekdayName: (weekday) => weekday.toLocaleDateString(locale, { weekday: 'narrow' }),
      }}
      labels={{
        labelPrevious: () => m.picker_previous_month(),
        labelNext: () => m.picker_next_month(),
        labelDayButton: (date) =>
          date.toLocaleDateString(locale, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          }),
        labelWeekday: (weekday) => weekday.toLocaleDateString(locale, { weekday: 'long' }),
        labelWeekNumberHeader: () => m.horizon_week_one(),
        labelGrid: nameOf,
        labelMonthDropdown: () => m.picker_month(),
        labelYearDropdown: () => m.picker_year(),
      }}
      classNames={{
        root: styles.month ?? '',
        nav: styles.monthNav ?? '',
        month_caption: styles.monthCaption ?? '',
        caption_label: styles.captionLabel ?? '',
        dropdowns: styles.dropdowns ?? '',
        dropdown: styles.dropdown ?? '',
        month_grid: styles.monthGrid ?? '',
        weekday: styles.weekday ?? '',
        week_number: styles.weekNumber ?? '',
        week_number_header: styles.weekNumber ?? '',
        day: styles.day ?? '',
        day_button: styles.dayButton ?? '',
        outside: styles.outside ?? '',
        today: styles.today ?? '',
      }}
    />
  );
}
