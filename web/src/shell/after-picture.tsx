import { Background } from './background.tsx';
import { HintLine } from './hint-line.tsx';
import { SavedNotices } from './saved-notices.tsx';

/** What every page shows besides, once its first picture is there. */
export function AfterPicture() {
  return (
    <>
      <Background />
      <HintLine />
      <SavedNotices />
    </>
  );
}
