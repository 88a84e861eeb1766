import { whenQuiet } from '../base/when-quiet.ts';

/** Loads the message's code early, because with a full disk it could not be cached later. */
const loadNotice = () => import('./could-not-save.ts');
whenQuiet(() => void loadNotice().catch(() => undefined));

let onTheirWay = 0;

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Shows a message if a change cannot be stored. While the change is being stored, the browser asks before it closes the
 * page. On most disks this takes a few milliseconds.
 *
 * @param putBack returns the text to its field
 */
export function warnUnlessSaved(saved: Promise<void>, putBack?: () => void): void {
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
      // If the code is missing and the network is off, the sync mark shows the problem.
      () => undefined,
    );
  });
}
