import { IconButton } from '@cairn/ui/icon-button';
import { Segmented } from '@cairn/ui/segmented';
import { m } from '@cairn/words/messages';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { CodeText } from './code-text.tsx';
import { copyAndSay } from './copy-and-say.ts';
import cards from './settings-screen.module.css';
import styles from './webhook.module.css';
import { checkingCode, sampleRequest } from './webhook-sample.ts';

/** A sample of the requests, and code that checks their signature. */
export function WebhookArrives() {
  const [shown, setShown] = useState<'sample' | 'check'>('sample');
  const isSample = shown === 'sample';
  const text = isSample ? sampleRequest(location.origin) : checkingCode;
  return (
    <section className={cards.card}>
      <div className={styles.head}>
        <h2>{m.webhook_arrives()}</h2>
        <Segmented
          label={m.webhook_arrives()}
          value={shown}
          segments={[
            { value: 'sample', label: m.webhook_sample() },
            { value: 'check', label: m.webhook_check() },
          ]}
          onChange={setShown}
        />
      </div>
      <div className={styles.code}>
        <pre
          dir="ltr"
          role="region"
          aria-label={isSample ? m.webhook_sample() : m.webhook_check()}
          data-scrolls={!isSample || undefined}
          // Long lines scroll on phones, also by keyboard.
          // oxlint-disable-next-line no-noninteractive-tabindex
          tabIndex={isSample ? undefined : 0}
        >
          <CodeText text={text} />
        </pre>
        <IconButton
          label={isSample ? m.webhook_copy_sample() : m.webhook_copy_code()}
          icon={<Copy />}
          onClick={() => void copyAndSay(text)}
        />
      </div>
      <p className={cards.note}>{isSample ? m.webhook_arrives_lead() : m.webhook_check_lead()}</p>
    </section>
  );
}
