import { whenQuiet } from '../base/when-quiet.ts';

/** Loads before it is needed: with a full disk, it could not be cached later. */
const loadNotice = () => import('./could-not-save.ts');
whenQuiet(() => void loadNotice().catch(() => undefined));

let onTheirWay = 0;

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Shows a message if a change cannot be stored. Until then the browser asks before it closes the page, on most disks
 * for a few milliseconds.
 *
 * @param putBack returns the text to its field
 */
export function keep(saved: Promise<void>, putBack?: () => void): void {
  onTheirWay += 1;
  if (onTheirWay === 1) addEventListener('beforeunload', askToStay);
  const arrived = () => {
    onTheirWay -= 1;
    if (onTheirWay === 0) removeEventListener('beforeunload', askToStay);
  };
  saved.then(arrived, () => {
    arrived();
    putBack?.();
    loadNotice().then(
      (part) => part.sayCouldNotSave(),
      // The code is missing and the network is off: the sync mark shows the problem.
      () => undefined,
    );
  });
}
