import { ToastStack } from '@cairn/ui/toast-stack';
import { Tooltip } from '@cairn/ui/tooltip';
import { m } from '@cairn/words/messages';

/** What speaks over every page once there is something to say. */
export function OverPage() {
  return (
    <>
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Tooltip />
    </>
  );
}
