import { m } from '@cairn/words/messages';
import { Button } from '@cairn/ui/button';
import { StackArt } from '@cairn/ui/stack-art';
import styles from '../page/plain-page.module.css';

export function CrashPage() {
  return (
    <main className={styles.page} role="alert">
      <StackArt filled={3} />
      <h1>{m.crash_title()}</h1>
      <p>{m.crash_lead()}</p>
      <Button look="primary" size="form" onClick={() => location.reload()}>
        {m.action_reload()}
      </Button>
    </main>
  );
}
