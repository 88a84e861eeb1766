import type { BoardCategory } from '@cairn/core/boards/categories';
import { Chip } from '@cairn/ui/chip';
import { boardCategoryName } from '@cairn/words/board-categories';
import { m } from '@cairn/words/messages';
import styles from './gallery-screen.module.css';

interface CategoriesProps {
  readonly codes: readonly BoardCategory[];
  readonly chosen: BoardCategory | undefined;
  readonly onChoose: (chosen: BoardCategory | undefined) => void;
}

export function Categories({ codes, chosen, onChoose }: CategoriesProps) {
  return (
    <div className={styles.categories} role="group" aria-label={m.gallery_categories()}>
      {codes.map((code) => (
        <Chip
          key={code}
          look={code === chosen ? 'active' : 'option'}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code === chosen ? undefined : code)}
        >
          {boardCategoryName(code)}
        </Chip>
      ))}
    </div>
  );
}
