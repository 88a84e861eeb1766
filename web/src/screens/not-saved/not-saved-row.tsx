import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { m } from '@cairn/words/messages';
import Copy from 'lucide-react/icons/copy';
import Trash from 'lucide-react/icons/trash-2';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import type { NotSavedText } from './entry-text.ts';
import styles from './not-saved-screen.module.css';

interface NotSavedRowProps {
  readonly text: NotSavedText;
  readonly putBackLabel: string;
  readonly onPutBack: () => void;
  readonly onCopy: () => void;
  readonly onLetGo: () => void;
}

export function NotSavedRow({ text, putBackLabel, onPutBack, onCopy, onLetGo }: NotSavedRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b dir="auto">{text.name}</b>
        <small>{text.reason}</small>
        {text.value !== '' && <p>{m.shelf_was({ value: bidiIsolated(text.value) })}</p>}
      </div>
      <Button onClick={onPutBack} aria-label={`${putBackLabel}: ${text.name}`}>
        {putBackLabel}
      </Button>
      <IconButton label={`${m.action_copy()}: ${text.name}`} icon={<Copy />} onClick={onCopy} />
      <IconButton label={`${m.shelf_let_go()}: ${text.name}`} icon={<Trash />} onClick={onLetGo} />
    </li>
  );
}
