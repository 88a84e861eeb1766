import { whenQuiet } from '../base/when-quiet.ts';

/** Not part of the first file, so it is fetched before it is needed: a disk that is full keeps no file either. */
const loadNotice = () => import('./could-not-save.ts');
whenQuiet(() => void loadNotice().catch(() => undefined));

/** Changes that are not on the disk yet. */
let onTheirWay = 0;

/** Asks before the page goes: a change that has not reached the disk would go with it. */
const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Waits until a change is on this device's disk; says so when it cannot be stored. Until then the browser
 * asks before it closes the page, which on most disks is a few milliseconds.
 *
 * @param putBack gives the text back to the field it came from
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
      // Not on this device and no network: the mark of what is not saved says it.
      () => undefined,
    );
  });
}
