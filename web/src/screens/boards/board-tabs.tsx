import type { ListView } from '@cairn/client/boards/lists-of';
import { type RefObject, useEffect, useState } from 'react';
import styles from './board-screen.module.css';

interface BoardTabsProps {
  readonly lists: readonly ListView[];
  readonly row: RefObject<HTMLElement | null>;
}

/** On a phone, one list is visible at a time. */
export function BoardTabs({ lists, row }: BoardTabsProps) {
  const [shown, setShown] = useState(lists[0]?.key);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const middle = element.getBoundingClientRect().left + element.clientWidth / 2;
      const under = [...element.querySelectorAll<HTMLElement>('[data-list]')].find((list) => {
        const box = list.getBoundingClientRect();
        return box.left <= middle && middle <= box.right;
      });
      if (under) setShown(under.dataset.list);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [row]);

  const show = (key: string) =>
    row.current
      ?.querySelector(`[data-list="${CSS.escape(key)}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });

  return (
    <div className={styles.tabs}>
      {lists.map(({ key, name, emoji, showEmoji }) => (
        <button key={key} type="button" aria-pressed={key === shown} onClick={() => show(key)}>
          {showEmoji && emoji !== null && `${emoji} `}
          {name}
        </button>
      ))}
    </div>
  );
}
