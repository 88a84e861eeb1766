import { type ColumnMeaning, columnMeanings, type Table } from '@cairn/core/imports/csv-board';
import { m } from '@cairn/words/messages';
import styles from './import.module.css';
import { meaningText } from './import-words.ts';

interface ColumnChoiceProps {
  readonly table: Table;
  readonly columns: readonly ColumnMeaning[];
  readonly onChange: (index: number, meaning: ColumnMeaning) => void;
}

export function ColumnChoice({ table, columns, onChange }: ColumnChoiceProps) {
  const [heads = [], ...rows] = table;
  return (
    <fieldset className={styles.columns}>
      <legend>{m.import_columns()}</legend>
      {heads.map((head, index) => {
        const heading = head.trim() || m.import_column_unnamed({ number: index + 1 });
        const sample = rows.find((row) => (row[index] ?? '').trim() !== '')?.[index];
        return (
          // Two columns may have one heading, and they stay where they are.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.column}>
            <span>
              <bdi>{heading}</bdi>
              {sample !== undefined && <small>{sample.trim().slice(0, 80)}</small>}
            </span>
            <select
              aria-label={m.import_column({ heading })}
              value={columns[index]}
              onChange={(event) => {
                const meaning = columnMeanings.find((each) => each === event.currentTarget.value);
                if (meaning) onChange(index, meaning);
              }}
            >
              {columnMeanings.map((meaning) => (
                <option key={meaning} value={meaning}>
                  {meaningText[meaning]()}
                </option>
              ))}
            </select>
          </div>
        );
      })}
    </fieldset>
  );
}
