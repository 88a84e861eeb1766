import { createList } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { keepChange } from './keep-change.ts';
import styles from './board-screen.module.css';
import { NameField } from '../../boards/name-field.tsx';

interface NewListProps {
  readonly board: string;
  /** Starts with the field instead of the button. */
  readonly isFirst: boolean;
}

/** A button that becomes a field. Each name adds a list, until the field is left empty. */
export function NewList({ board, isFirst }: NewListProps) {
  const cairn = useCairn();
  /** Number of lists added with the field; null while the button is shown. */
  const [turn, setTurn] = useState<number | null>(isFirst ? 0 : null);
  if (turn === null)
    return (
      <button type="button" className={styles.new} onClick={() => setTurn(0)}>
        <Plus aria-hidden="true" />
        {m.list_add()}
      </button>
    );
  return (
    <div className={styles.naming}>
      <NameField
        key={turn}
        label={m.list_name()}
        draft={`list-${board}`}
        onName={(name) => keepChange(createList(cairn, board, { name }))}
        onClose={(isNamed) => setTurn(isNamed ? turn + 1 : null)}
      />
    </div>
  );
}
