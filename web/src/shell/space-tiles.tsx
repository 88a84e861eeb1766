import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { Kbd } from '@cairn/ui/kbd';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { useCallback } from 'react';
import { type SortableItems, makeSortable } from '../drag/sortable.ts';
import styles from './sidebar.module.css';
import { pickSpace } from '../spaces/space-keys.ts';
import { useNewEvents } from '../spaces/use-new-events.ts';
import { dropSpace } from '../spaces/space-order.ts';
import { SpacesMenu } from './spaces-menu.tsx';

/** Number of spaces with a shortcut. */
const numbered = 9;

/** Above this number of new events, a tile shows `99+`. */
const maxCounted = 99;

const carriedSpaces: SortableItems = {
  named: 'space',
  handle: '[data-space]',
  except: 'input',
  inRows: true,
};

/** A press shows only one space; with Shift it adds or removes a space. A drag sorts spaces. */
export function SpaceTiles() {
  const cairn = useCairn();
  const active = useActiveSpaces();
  const newEventsIn = useNewEvents();
  const dragSpaces = useCallback(
    (list: HTMLElement | null) =>
      list ? makeSortable(list, carriedSpaces, (id, before) => dropSpace(cairn, id, before)) : undefined,
    [cairn],
  );
  return (
    <>
      <ul ref={dragSpaces} aria-label={m.spaces_title()}>
        {useSpaces().map(({ id, ...space }, index) => {
          const news = newEventsIn(id);
          const count = news > maxCounted ? `${maxCounted}+` : String(news);
          const label = news > 0 ? `${space.name}, ${m.space_news({ count })}` : space.name;
          return (
            <li key={id} data-space={id}>
              <button
                type="button"
                className={styles.tile}
                style={{ '--tile-ring': space.color } as React.CSSProperties}
                aria-label={label}
                aria-pressed={active.includes(id)}
                data-tip={label}
                onClick={({ shiftKey }) => pickSpace(cairn, id, shiftKey)}
              >
                <SpaceTile {...space} size={28} />
                {news > 0 && <span className={styles.news} data-count={count} />}
                {index < numbered && <Kbd>{String(index + 1)}</Kbd>}
              </button>
            </li>
          );
        })}
      </ul>
      <SpacesMenu />
    </>
  );
}
