import { whenQuiet } from '../base/when-quiet.ts';

/** Loaded early, because a full disk could not cache this code later. */
const loadNotice = () => import('./could-not-save.ts');
whenQuiet(() => void loadNotice().catch(() => undefined));

let onTheirWay = 0;

const askToStay = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Until the change is stored, usually a few milliseconds, the browser asks before it closes the page.
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
      // The sync mark shows the problem anyway.
      () => undefined,
    );
  });
}
