import { Announcer } from '@cairn/ui/announcer';
import { ToastStack } from '@cairn/ui/toast';
import { Tooltip } from '@cairn/ui/tooltip';
import { m } from '@cairn/words/messages';
import { Outlet } from '@tanstack/react-router';

/** What stands on every page: the page itself, and what speaks over it. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <ToastStack label={m.toasts_label()} dismissLabel={m.action_dismiss()} />
      <Tooltip />
      <Announcer />
    </>
  );
}
