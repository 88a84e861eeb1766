import { IconButton } from '@cairn/ui/icon-button';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import { useRouter } from '@tanstack/react-router';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import BellOff from 'lucide-react/icons/bell-off';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Settings2 from 'lucide-react/icons/settings-2';
import { type ReactNode, useState } from 'react';
import styles from './notice-entry.module.css';

export interface NoticeActs {
  readonly mark: (isRead: boolean) => void;
  readonly open: () => void;
  readonly mute: () => void;
}

interface NoticeFrameProps {
  readonly code: string;
  readonly isNew: boolean;
  readonly isOfGoal: boolean;
  /** False for a goal that nobody else sees. */
  readonly mayMute?: boolean;
  readonly acts: NoticeActs;
  /** The pictures of people, or a sign. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

/** An entry of the list, with what can be done to it. */
export function NoticeFrame(props: NoticeFrameProps) {
  const { code, isNew, isOfGoal, mayMute = isOfGoal, acts, sign, children } = props;
  const isNarrow = useNarrow();
  const [menu, setMenu] = useState<Element | null>(null);
  const label = isNew ? m.notice_mark_read() : m.notice_mark_unread();
  return (
    <li className={styles.row} data-notice={code}>
      <div className={styles.entry} data-new={isNew || undefined}>
        {isNew ? <i role="img" aria-label={m.progress_new()} /> : <i />}
        {sign}
        <div>{children}</div>
        {!isNarrow && (
          <span className={styles.tools}>
            <IconButton label={label} icon={<Check />} onClick={() => acts.mark(isNew)} />
            {mayMute && <IconButton label={m.goal_mute()} icon={<BellOff />} onClick={acts.mute} />}
            <IconButton
              label={m.goal_options()}
              icon={<Ellipsis />}
              aria-haspopup="menu"
              onClick={(event) => setMenu(event.currentTarget)}
            />
          </span>
        )}
      </div>
      {isNarrow && (
        <span className={styles.swiped}>
          {mayMute && (
            <button type="button" onClick={acts.mute}>
              <BellOff />
              {m.notice_mute_short()}
            </button>
          )}
          <button type="button" data-read onClick={() => acts.mark(isNew)}>
            <Check />
            {isNew ? m.notice_read_short() : m.notice_unread_short()}
          </button>
        </span>
      )}
      {menu && (
        <EntryMenu
          anchor={menu}
          isNew={isNew}
          isOfGoal={isOfGoal}
          mayMute={mayMute}
          acts={acts}
          onClose={() => setMenu(null)}
        />
      )}
    </li>
  );
}

interface EntryMenuProps extends Pick<NoticeFrameProps, 'isNew' | 'isOfGoal' | 'acts'> {
  readonly mayMute: boolean;
  readonly anchor: Element;
  readonly onClose: () => void;
}

function EntryMenu({ anchor, isNew, isOfGoal, mayMute, acts, onClose }: EntryMenuProps) {
  const router = useRouter();
  return (
    <Menu label={m.goal_options()} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MenuItem icon={<Check />} shortcut="E" onSelect={() => acts.mark(isNew)}>
        {isNew ? m.notice_mark_read() : m.notice_mark_unread()}
      </MenuItem>
      {isOfGoal && (
        <>
          <MenuItem icon={<ArrowUpRight />} shortcut="↵" onSelect={acts.open}>
            {m.goal_open()}
          </MenuItem>
          {mayMute && <MenuSeparator />}
        </>
      )}
      {mayMute && (
        <MenuItem icon={<BellOff />} shortcut="M" onSelect={acts.mute}>
          {m.goal_mute()}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<Settings2 />}
        onSelect={() => void router.navigate({ to: '/settings/$page/', params: { page: 'notifications' } })}
      >
        {m.notice_what_reaches()}
      </MenuItem>
    </Menu>
  );
}
