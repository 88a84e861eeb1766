import { type BoardView } from '@cairn/client/boards/boards-of';
import { editBoard } from '@cairn/client/boards/edit-board';
import { useBoardContents } from '@cairn/client/react/boards';
import { useCairn } from '@cairn/client/react/cairn-context';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { NotSynced } from '../../base/not-synced.ts';
import { keepName } from './keep-change.ts';
import { BoardOptions, type BoardSurface } from './board-options.tsx';
import styles from '../../boards/board-card.module.css';
import { Cover } from '../../boards/cover.tsx';
import { NameField } from '../../boards/name-field.tsx';

interface BoardCardProps {
  readonly board: BoardView;
  readonly boards: readonly BoardView[];
}

export function BoardCard({ board, boards }: BoardCardProps) {
  const cairn = useCairn();
  const { lists, goals, emoji } = useBoardContents(board.key);
  const [isRenaming, setRenaming] = useState(false);
  const [surface, setSurface] = useState<BoardSurface | null>(null);
  const { key, code, name, cover, background, color } = board;
  return (
    <li className={styles.card} data-board={key}>
      <Link
        to="/boards/$code/"
        params={{ code: code ?? key }}
        className={styles.cover}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Cover background={cover ?? background} color={color} seed={code ?? key} />
        <span className={styles.emoji}>{emoji.slice(0, 5).join('')}</span>
        {board.isPublic && (
          <span className={styles.public}>
            <Globe aria-hidden="true" />
            {m.board_public()}
          </span>
        )}
      </Link>
      <div className={styles.about}>
        {isRenaming ? (
          <NameField
            label={m.board_name()}
            name={name}
            of={{ table: 'boards', key }}
            onName={(written) =>
              keepName(cairn, 'boards', board, written, editBoard(cairn, key, { name: written }))
            }
            onClose={() => setRenaming(false)}
          />
        ) : (
          <h3 dir="auto">
            <Link to="/boards/$code/" params={{ code: code ?? key }}>
              {board.emoji && `${board.emoji} `}
              {name}
            </Link>
          </h3>
        )}
        <p>
          {m.boards_lists({ count: lists })} · {m.boards_goals({ count: goals })}
        </p>
        {board.sync === 'failed' && <NotSynced of={{ table: 'boards', key }} />}
      </div>
      <BoardOptions
        board={board}
        boards={boards}
        surface={surface}
        onSurface={setSurface}
        onRename={() => setRenaming(true)}
      />
    </li>
  );
}
