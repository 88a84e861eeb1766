import { isServerThere } from '@cairn/client/session/session';
import { isTyping } from './typing.ts';

const reloadedKey = 'cairn-reloaded';

/**
 * Reloads the page, because browsers remember a script that failed to load. Does so once in a tab, since the
 * script may be missing for good, and not while somebody types or has a dialog open.
 */
export async function reloadForPart(): Promise<void> {
  if (isBusy() || !(await isServerThere()) || isBusy() || !mayReload()) return;
  location.reload();
}

function isBusy(): boolean {
  return isTyping(document.activeElement) || document.querySelector('[role=dialog], [role=menu]') !== null;
}

/** False without storage, since nothing would end the reloading there. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) !== null) return false;
    sessionStorage.setItem(reloadedKey, '1');
    return true;
  } catch {
    return false;
  }
}
