import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import Images from 'lucide-react/icons/images';
import styles from './sidebar.module.css';

/** The sidebar's way to the gallery. */
export function GalleryEntry() {
  return (
    <Link to="/gallery/" activeOptions={{ includeSearch: false }} className={styles.entry}>
      <Images aria-hidden="true" />
      {m.nav_gallery()}
    </Link>
  );
}
