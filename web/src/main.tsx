import '@cairn/ui/styles/tokens.css';
import '@cairn/ui/styles/pieces.css';
import '@cairn/ui/styles/base.css';
import { SessionContext } from '@cairn/client/react/account';
import { Session } from '@cairn/client/session/session';
import { languageSpoken, speak, spokenLanguage } from '@cairn/words/language';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { router } from './routes.ts';
import { openAhead } from './shell/open-account.ts';
import { registerWorker } from './worker/register-worker.ts';

speak(spokenLanguage(navigator.languages));
document.documentElement.lang = languageSpoken();

const session = new Session();
session.open();
// Whoever was here last is most likely here again: the disk is asked before React has drawn anything.
const { user } = session.get();
if (user) openAhead(user);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <SessionContext.Provider value={session}>
      <RouterProvider router={router} />
    </SessionContext.Provider>
  </StrictMode>,
);

registerWorker();
