import { useSpaces } from '@cairn/client/react/account';
import { useMembers, useStanding } from '@cairn/client/react/members';
import type { SpaceRow } from '@cairn/contract/spaces';
import { mayDeleteSpace, type Standing } from '@cairn/core/spaces/roles';
import { Dialog } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { SpaceTile } from '@cairn/ui/space-tile';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import CopyIcon from 'lucide-react/icons/copy';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Tag from 'lucide-react/icons/tag';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import { type ComponentType, useId, useRef } from 'react';
import { DuplicateTab } from './duplicate-tab.tsx';
import { InviteTab } from './invite-tab.tsx';
import { MembersTab } from './members-tab.tsx';
import { SettingsTab } from './settings-tab.tsx';
import styles from './space-dialog.module.css';
import { TagsTab } from './tags-tab.tsx';

export interface SpaceTabProps {
  readonly space: SpaceRow;
  readonly standing: Standing;
  readonly onGone: () => void;
}

interface Tab {
  readonly hash: string;
  readonly name: () => string;
  readonly Icon: ComponentType<{ readonly 'aria-hidden': 'true' }>;
  readonly Content: ComponentType<SpaceTabProps>;
}

const tabs: readonly Tab[] = [
  { hash: 'settings', name: m.space_tab_settings, Icon: SlidersHorizontal, Content: SettingsTab },
  { hash: 'invite', name: m.space_tab_invite, Icon: UserPlus, Content: InviteTab },
  { hash: 'members', name: m.space_tab_members, Icon: Users, Content: MembersTab },
  { hash: 'tags', name: m.space_tab_tags, Icon: Tag, Content: TagsTab },
  { hash: 'duplicate', name: m.space_tab_duplicate, Icon: CopyIcon, Content: DuplicateTab },
];

interface SpaceDialogProps {
  readonly space: SpaceRow;
  /** The hash of the open tab; empty for the first tab. */
  readonly hash: string;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Shown over the page. The address's hash is the open tab. */
export function SpaceDialog({ space, hash, onClose, onGone }: SpaceDialogProps) {
  const panel = useId();
  const members = useMembers(space.id);
  const standing = useStanding(members);
  const hasOthers = useSpaces().length > 1;
  const offered = tabs.filter((tab) => tab.hash !== 'duplicate' || mayDeleteSpace(standing));
  const open = offered.find((tab) => tab.hash === hash) ?? (offered[0] as Tab);
  const { Content } = open;
  const openTab = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog label={space.name} isOpen hasAddress onClose={onClose} width={800} initialFocus={openTab}>
      <div className={styles.space}>
        <nav className={styles.tabs} aria-label={space.name}>
          <div className={styles.head}>
            <SpaceTile {...space} size={34} />
            <p>
              <b dir="auto">{space.name}</b>
              <span>{m.space_members_count({ count: members.length })}</span>
            </p>
          </div>
          {offered.map(({ hash: to, name, Icon }) => (
            <Link
              key={to}
              ref={to === open.hash ? openTab : undefined}
              to="/spaces/$id/{-$part}/"
              params={{ id: space.id }}
              hash={to}
              replace
              activeOptions={{ includeHash: true }}
              aria-current={to === open.hash ? 'page' : undefined}
              aria-controls={panel}
            >
              <Icon aria-hidden="true" />
              {name()}
            </Link>
          ))}
        </nav>
        <section id={panel} className={styles.panel} aria-label={open.name()}>
          <header>
            <h2>{open.name()}</h2>
            <IconButton label={m.action_close()} icon={<X />} onClick={onClose} />
          </header>
          <Content
            key={`${space.id} ${open.hash}`}
            space={space}
            standing={standing}
            onGone={hasOthers ? onGone : () => undefined}
          />
        </section>
      </div>
    </Dialog>
  );
}
