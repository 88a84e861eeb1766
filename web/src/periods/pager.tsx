import { type ColumnId, dayColumn } from '@cairn/core/time/horizons';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useNavigate } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { currentNames } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import { useShell } from '../base/shell-context.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** How many rows of slides the page is from today; negative for the past. */
  readonly page: number;
  /** The middle button names this column's period; on a phone it always says `Today`. */
  readonly columnId: ColumnId;
}

export function Pager({ page, columnId }: PagerProps) {
  const navigate = useNavigate();
  const { goToday } = useShell();
  const { shortcuts } = usePlanning();
  // A phone has no room for the name of a quarter.
  const named = useNarrow() ? dayColumn : columnId;
  const goTo = (next: number) =>
    void navigate({ to: './', search: (search) => ({ ...search, page: next === 0 ? undefined : next }) });
  return (
    <span className={styles.pager}>
      <IconButton label={m.period_earlier()} icon={<ChevronLeft />} onClick={() => goTo(page - 1)} />
      <Button look="ghost" {...keyHints(shortcuts.goToday)} className={styles.today} onClick={goToday}>
        {currentNames[named]()}
      </Button>
      <IconButton label={m.period_later()} icon={<ChevronRight />} onClick={() => goTo(page + 1)} />
    </span>
  );
}
