import { createBoard } from '@cairn/client/boards/edit-board';
import { useCairn } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import styles from './boards-screen.module.css';
import { NameField } from '../../boards/name-field.tsx';
import { sayRefused } from '../../goals/say-refused.ts';

interface NewBoardProps {
  readonly space: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

export function NewBoard({ space, isOpen, onOpen }: NewBoardProps) {
  const cairn = useCairn();
  const navigate = useNavigate();
  const create = (name: string) => {
    const made = createBoard(cairn, space, { name });
    if (!made.ok) return sayRefused(made.refusal);
    warnUnlessSaved(made.value.saved);
    void navigate({ to: '/boards/$code/', params: { code: made.value.key } });
  };
  return (
    <li className={styles.new}>
      {isOpen ? (
        <NameField
          label={m.board_name()}
          draft={`board-${space}`}
          onName={create}
          onClose={() => onOpen(false)}
        />
      ) : (
        <button type="button" onClick={() => onOpen(true)}>
          <Plus aria-hidden="true" />
          {m.boards_new()}
        </button>
      )}
    </li>
  );
}
