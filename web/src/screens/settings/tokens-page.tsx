import { AccessTokens } from './access-tokens.tsx';
import styles from './settings-screen.module.css';
import { useWebhook } from './use-webhook.ts';
import { WebhookArrives } from './webhook-arrives.tsx';
import { WebhookCard, WebhookOffline } from './webhook-card.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';

/** In milliseconds: tries happen while the page is shown. */
const freshForMs = 15_000;

export function TokensPage() {
  const query = useWebhook(freshForMs);
  return (
    <div className={styles.wide}>
      <div className={styles.column}>
        <WebhookOffline query={query} />
        <WebhookCard query={query} />
        <WebhookDeliveries key={query.value?.webhook?.createdDatetime} freshForMs={freshForMs} />
      </div>
      <div className={styles.column}>
        <WebhookArrives />
        <AccessTokens />
      </div>
    </div>
  );
}
