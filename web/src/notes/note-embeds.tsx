import { readEmbed } from '@cairn/client/files/read-embed';
import { useCairn } from '@cairn/client/react/cairn-context';
import { playerOf } from '@cairn/core/embeds/players';
import { m } from '@cairn/words/messages';
import Play from 'lucide-react/icons/play';
import type Quill from 'quill/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PlayerFrame } from '../embeds/player-frame.tsx';
import { useServerQuery } from '../queries/use-server-query.ts';
import { linkOfEmbed } from './note-blots.ts';
import styles from './note-files.module.css';

/** Pages rarely change their titles and pictures. */
const dayMs = 86_400_000;

export function NoteEmbeds({ quill }: { readonly quill: Quill }) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const look = () =>
      setPlaces((before) => {
        const now = [...quill.root.querySelectorAll<HTMLElement>('[data-embed]')];
        return now.length === before.length && now.every((place, at) => place === before[at]) ? before : now;
      });
    look();
    quill.on('text-change', look);
    return () => {
      quill.off('text-change', look);
    };
  }, [quill]);
  return places.map((place) => {
    const link = linkOfEmbed(place);
    return link === null ? null : createPortal(<EmbedCard link={link} />, place, link);
  });
}

/** Shows title and picture as the server found them. A known player starts after a click. */
function EmbedCard({ link }: { readonly link: string }) {
  const cairn = useCairn();
  const [isPlaying, setPlaying] = useState(false);
  const player = playerOf(link);
  // Without an answer, show the plain link.
  const { value: page } = useServerQuery(['embed', link], () => readEmbed(cairn, link), dayMs);

  if (isPlaying && player)
    return (
      <span className={styles.player}>
        <PlayerFrame player={player} title={page?.title ?? player.name} />
      </span>
    );
  return (
    <span className={styles.card}>
      {page?.picture && <img src={page.picture} alt="" loading="lazy" />}
      <span className={styles.page}>
        <a href={link} target="_blank" rel="noopener noreferrer">
          {page?.title ?? link}
        </a>
        {page?.description && <small>{page.description}</small>}
        <small>{page?.site ?? hostOf(link)}</small>
      </span>
      {player && (
        <button type="button" className={styles.play} onClick={() => setPlaying(true)}>
          <Play aria-hidden="true" />
          {m.note_play({ site: player.name })}
        </button>
      )}
    </span>
  );
}

function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).host : link;
}
