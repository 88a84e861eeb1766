import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { toggleSpace } from '@cairn/client/spaces/activate-space';
import type { SpaceRow } from '@cairn/contract/spaces';
import { IconButton } from '@cairn/ui/icon-button';
import { SpaceTile } from '@cairn/ui/space-tile';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import styles from './more-screen.module.css';

const SpaceMenu = lazy(() =>
  import('../../spaces/space-entries.tsx').then((part) => ({ default: part.SpaceMenu })),
);

export function SpacesPart() {
  const cairn = useCairn();
  const [menu, setMenu] = useState<{ readonly space: SpaceRow; readonly anchor: Element } | null>(null);
  const active = useActiveSpaces();
  return (
    <section className={styles.spaces} aria-labelledby="spaces">
      <h2 id="spaces">{m.spaces_title()}</h2>
      <ul>
        {useSpaces().map((space) => (
          <li key={space.id}>
            <SpaceTile {...space} size={28} />
            <Switch
              label={space.name}
              isOn={active.includes(space.id)}
              onChange={() => warnUnlessSaved(toggleSpace(cairn, space.id).saved)}
            />
            <IconButton
              label={m.space_options({ name: space.name })}
              icon={<Ellipsis />}
              aria-haspopup="menu"
              aria-expanded={menu?.space.id === space.id}
              onClick={({ currentTarget: anchor }) => setMenu({ space, anchor })}
            />
          </li>
        ))}
        <li>
          <Link to="/spaces/$id/{-$part}/" params={{ id: 'new' }}>
            <Plus aria-hidden="true" />
            {m.space_new()}
          </Link>
        </li>
      </ul>
      {menu && (
        <Suspense fallback={null}>
          <SpaceMenu {...menu} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </section>
  );
}
