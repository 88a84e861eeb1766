import { useActiveSpaces, useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { toggleSpace } from '@cairn/client/spaces/activate-space';
import { IconButton } from '@cairn/ui/icon-button';
import { SpaceTile } from '@cairn/ui/space-tile';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import { Link, useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { keep } from '../../goals/keep.ts';
import styles from './more-screen.module.css';

/** One's spaces where there is no sidebar: which are shown, and the way into each. */
export function SpacesPart() {
  const cairn = useCairn();
  const navigate = useNavigate();
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
              onChange={() => keep(toggleSpace(cairn, space.id).saved)}
            />
            <IconButton
              label={m.space_open({ name: space.name })}
              icon={<SlidersHorizontal />}
              onClick={() =>
                void navigate({
                  to: '/spaces/$id/{-$part}/',
                  params: { id: space.id },
                  hash: 'settings',
                })
              }
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
    </section>
  );
}
