import { useSpaces } from '@cairn/client/react/account';
import { useBoards } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsViewed, useWritableSpaces } from '@cairn/client/react/viewed';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { SpaceTile } from '@cairn/ui/space-tile';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import FileInput from 'lucide-react/icons/file-input';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { makeSortable } from '../../drag/sortable.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { withPart } from '../../base/with-part.ts';
import { BoardCard } from './board-card.tsx';
import { loadDeeds } from './board-parts.ts';
import { carriedBoards } from './carried-boards.ts';
import headLink from '../../page/head-link.module.css';
import styles from './boards-screen.module.css';
import { Following } from './following.tsx';
import { NewBoard } from './new-board.tsx';

const ImportDialog = lazy(() =>
  import('../../imports/import-dialog.tsx').then((part) => ({ default: part.ImportDialog })),
);

export function BoardsScreen() {
  const spaces = useSpaces();
  const writable = useWritableSpaces();
  const isNarrow = useNarrow();
  const [addingTo, setAddingTo] = useState<string | null>(null);
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <PageHead
        title={m.boards_title()}
        end={
          <>
            <Link to="/boards/templates/" className={headLink.link}>
              <LayoutTemplate aria-hidden="true" />
              <span className={isNarrow ? 'sr-only' : undefined}>{m.templates_title()}</span>
            </Link>
            {isNarrow ? (
              <IconButton label={m.import_action()} icon={<FileInput />} onClick={() => setImporting(true)} />
            ) : (
              <Button icon={<FileInput />} onClick={() => setImporting(true)}>
                {m.import_action()}
              </Button>
            )}
            <Button look="primary" icon={<Plus />} onClick={() => setAddingTo(writable[0]?.id ?? null)}>
              {m.boards_add()}
            </Button>
          </>
        }
      />
      <PageBody>
        {spaces.map((space) => (
          <SpaceBoards
            key={space.id}
            space={space}
            isAdding={addingTo === space.id}
            onAdd={(isAdding) => setAddingTo(isAdding ? space.id : null)}
          />
        ))}
        <Following />
      </PageBody>
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface SpaceBoardsProps {
  readonly space: ReturnType<typeof useSpaces>[number];
  readonly isAdding: boolean;
  readonly onAdd: (isAdding: boolean) => void;
}

function SpaceBoards({ space, isAdding, onAdd }: SpaceBoardsProps) {
  const cairn = useCairn();
  const boards = useBoards(space.id);
  const isViewed = useIsViewed(space.id);
  const headingId = useId();
  const dragBoards = useCallback(
    (list: HTMLElement | null) =>
      list && !isViewed
        ? makeSortable(list, carriedBoards, (key, before) =>
            withPart(loadDeeds, (deeds) => deeds.dropBoard(cairn, key, before)),
          )
        : undefined,
    [cairn, isViewed],
  );
  return (
    <section className={styles.space} aria-labelledby={headingId}>
      <h2>
        <SpaceTile {...space} />
        <span id={headingId} className="sr-only">
          {m.boards_in({ space: space.name })}
        </span>
        <span aria-hidden="true">{space.name}</span>
        {boards !== null && <span className={styles.count}>{boards.length}</span>}
      </h2>
      {boards === null && <Skeleton label={m.loading()} />}
      {boards?.length === 0 && !isAdding && (
        <EmptyState
          title={m.boards_empty()}
          lead={isViewed ? m.refusal_space_read_only() : m.boards_empty_lead()}
        />
      )}
      {boards !== null && (
        <ul ref={dragBoards} className={styles.boards}>
          {boards.map((board) => (
            <BoardCard key={board.key} board={board} boards={boards} />
          ))}
          {!isViewed && <NewBoard space={space.id} isOpen={isAdding} onOpen={onAdd} />}
        </ul>
      )}
    </section>
  );
}
