import '@cairn/ui/styles/tokens.css';
import '@cairn/ui/styles/pieces.css';
import '@cairn/ui/styles/base.css';
import '@cairn/ui/styles/forced-colors.css';
import '@cairn/ui/styles/print.css';
import { SessionContext } from '@cairn/client/react/account';
import { Session, watchForgotten } from '@cairn/client/session/session';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './routes.ts';
import { dropFirstKeys } from './shell/first-keys.ts';
import { speakWanted } from './shell/language.ts';
import { openAhead } from './shell/open-account.ts';
import { whenQuiet } from './base/when-quiet.ts';

speakWanted();

const session = new Session();
session.open();
watchForgotten(() => session.get().user && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
void draw(root);

whenQuiet(() => {
  // Loading may fail without a network. A later visit tries again.
  import('./worker/register-worker.ts')
    .then((part) => {
      part.nameManifest();
      part.registerWorker();
    })
    .catch(() => undefined);
});

/**
 * Opens the last user's data before drawing, so that the first draw is complete. A slow page shows a skeleton.
 */
async function draw(place: HTMLElement): Promise<void> {
  const { user } = session.get();
  if (!user) dropFirstKeys();
  else {
    const pageCode = Promise.race([router.load(), passed(router.options.defaultPendingMs ?? 0)]);
    await Promise.allSettled([openAhead(user), pageCode]);
  }
  createRoot(place).render(
    <StrictMode>
      <SessionContext.Provider value={session}>
        <RouterProvider router={router} />
      </SessionContext.Provider>
    </StrictMode>,
  );
}

function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
