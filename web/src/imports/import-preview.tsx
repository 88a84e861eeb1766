import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { settingsOf } from '@cairn/client/replica/settings-of';
import { todayOf } from '@cairn/client/replica/today';
import { type ColumnMeaning, csvBoard, guessedColumns, withColumn } from '@cairn/core/imports/csv-board';
import { fitBoard } from '@cairn/core/imports/fit-board';
import { countGoals, type ImportedBoard, type LeftOverKind } from '@cairn/core/imports/imported-board';
import { type DateOrder, isOrderUnsure } from '@cairn/core/time/written-date';
import { Button } from '@cairn/ui/button';
import { Field } from '@cairn/ui/field';
import { Segmented } from '@cairn/ui/segmented';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { type FormEvent, useMemo, useState } from 'react';
import { takeFocus } from '../base/take-focus.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { FoundExport } from './found-export.ts';
import styles from './import.module.css';
import { refusalText } from './import-words.ts';
import { LeftOverReport } from './left-over-report.tsx';

export interface WantedImport {
  readonly board: ImportedBoard;
  readonly space: string;
  readonly name: string;
}

interface ImportPreviewProps {
  readonly found: Exclude<FoundExport, { readonly kind: 'plan' }>;
  readonly onBack: () => void;
  readonly onWanted: (wanted: WantedImport) => void;
}

const archived: readonly LeftOverKind[] = ['archivedLists', 'archivedCards'];

/** Stores nothing. */
export function ImportPreview({ found, onBack, onWanted }: ImportPreviewProps) {
  const cairn = useCairn();
  const spaces = useWritableSpaces();
  const [withArchived, setWithArchived] = useState(false);
  const [columns, setColumns] = useState(() =>
    found.kind === 'table' ? guessedColumns(found.table[0] ?? []) : [],
  );
  const [dateOrder, setDateOrder] = useState(usualDateOrder);
  const [space, setSpace] = useState(spaces[0]?.id ?? '');
  const [named, setNamed] = useState<string | null>(null);

  const outcome = useMemo(() => {
    const about = { zone: settingsOf(cairn).timezone, today: todayOf(cairn) };
    return found.kind === 'board'
      ? found.read({ ...about, withArchived })
      : fitBoard(csvBoard(found.table, { ...about, columns, dateOrder, name: found.name }), about.zone);
  }, [cairn, found, withArchived, columns, dateOrder]);
  const board = outcome.ok ? outcome.value : null;
  const name = named ?? (board?.name || m.import_untitled());
  const goals = board?.lists.reduce((sum, list) => sum + countGoals(list.goals), 0) ?? 0;
  const hasArchived = withArchived || board?.leftOver.some(({ kind }) => archived.includes(kind));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (board && name.trim() !== '') onWanted({ board, space, name });
  };
  return (
    <form className={styles.body} onSubmit={submit}>
      <Field
        label={m.board_name()}
        value={name}
        maxLength={250}
        ref={takeFocus}
        onChange={(event) => setNamed(event.currentTarget.value)}
      />
      {spaces.length > 1 && (
        <label className={styles.choice}>
          {m.import_space()}
          <select value={space} onChange={(event) => setSpace(event.currentTarget.value)}>
            {spaces.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {found.kind === 'board' && (hasArchived || board === null) && (
        <Switch label={m.import_archived()} isOn={withArchived} onChange={setWithArchived} />
      )}
      {found.kind === 'table' && (
        <>
          <ColumnChoice
            table={found.table}
            columns={columns}
            onChange={(index, meaning) => setColumns(withColumn(columns, index, meaning))}
          />
          {isOrderUnsure(columnOf(found.table, columns, 'due')) && (
            <div className={styles.choice}>
              {m.import_date_order()}
              <Segmented
                label={m.import_date_order()}
                segments={[
                  { value: 'dayFirst', label: m.import_day_first() },
                  { value: 'monthFirst', label: m.import_month_first() },
                ]}
                value={dateOrder}
                onChange={setDateOrder}
              />
            </div>
          )}
        </>
      )}
      {outcome.ok ? (
        <>
          <ListsPreview board={outcome.value} />
          <LeftOverReport leftOver={outcome.value.leftOver} />
        </>
      ) : (
        <p className={styles.refusal} role="alert">
          {refusalText(outcome.refusal)}
        </p>
      )}
      <footer className={styles.foot}>
        <Button onClick={onBack}>{m.import_back()}</Button>
        <Button type="submit" look="primary" disabled={board === null || name.trim() === ''}>
          {m.import_bring({ count: goals })}
        </Button>
      </footer>
    </form>
  );
}

const shownGoals = 3;

function ListsPreview({ board: { lists } }: { readonly board: ImportedBoard }) {
  return (
    <section className={styles.preview}>
      <h3>{m.import_preview()}</h3>
      <ul>
        {lists.map(({ name, goals }, index) => (
          // Two lists may have one name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={styles.list}>
              <bdi>{name}</bdi>
              <span>{m.boards_goals({ count: countGoals(goals) })}</span>
            </span>
            <small>
              {goals
                .slice(0, shownGoals)
                .map((goal) => goal.name)
                .join(' · ')}
              {goals.length > shownGoals && ' …'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function columnOf(
  table: readonly (readonly string[])[],
  columns: readonly ColumnMeaning[],
  meaning: ColumnMeaning,
): readonly string[] {
  const index = columns.indexOf(meaning);
  return index === -1 ? [] : table.slice(1).map((row) => row[index] ?? '');
}

function usualDateOrder(): DateOrder {
  const parts = new Intl.DateTimeFormat(navigator.language).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day') ? 'monthFirst' : 'dayFirst';
}
