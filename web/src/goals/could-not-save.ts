import { announce } from '@cairn/ui/announcer';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';

export function sayCouldNotSave(): void {
  showToast({
    text: `${m.device_could_not_save()}. ${m.device_could_not_save_lead()}`,
    stays: true,
    isUrgent: true,
  });
  announce(m.device_could_not_save());
}
