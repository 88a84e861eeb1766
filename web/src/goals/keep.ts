import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

/**
 * Waits until a change is on this device's disk; says so when it cannot be stored (`sync.md` §4).
 *
 * @param putBack gives the text back to the field it came from
 */
export function keep(saved: Promise<void>, putBack?: () => void): void {
  saved.catch(() => {
    showToast({
      text: `${m.device_could_not_save()}. ${m.device_could_not_save_lead()}`,
      stays: true,
      isUrgent: true,
    });
    announce(m.device_could_not_save());
    putBack?.();
  });
}
