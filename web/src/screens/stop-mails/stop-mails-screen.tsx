import type { AskRefusal } from '@cairn/client/ask-refusal';
import { readMailSubscription, resumeMails, stopMails } from '@cairn/client/session/mail-subscription';
import type { MailSubscription } from '@cairn/contract/notifications';
import { Button } from '@cairn/ui/button';
import { Skeleton } from '@cairn/ui/skeleton';
import { StackArt } from '@cairn/ui/stack-art';
import { mailTopics } from '@cairn/words/mail-topics';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../base/reason-of.ts';
import { Notice } from '../../base/notice.tsx';
import styles from '../../page/plain-page.module.css';
import { useAnswerAbout } from '../../queries/use-answer-about.ts';
import { useServerAction } from '../../queries/use-server-action.ts';

/** `/stop/{token}/`: the link in the foot of a mail. Opening it changes nothing, because mail scanners open links. */
export function StopMailsScreen() {
  const { token } = useParams({ from: '/stop/$token' });
  const [answer, readAgain] = useAnswerAbout(token, readMailSubscription);
  useEffect(() => {
    document.title = m.app_page_title({ page: m.stop_title() });
  }, []);
  return (
    <main className={styles.page} aria-busy={answer === null}>
      <StackArt filled={answer?.ok && answer.value.isOn ? 7 : 0} />
      {answer === null && <Waiting />}
      {answer?.ok && <Subscription key={token} token={token} subscription={answer.value} />}
      {answer && !answer.ok && <Unread refusal={answer.refusal} onRetry={readAgain} />}
    </main>
  );
}

const Waiting = () => (
  <>
    <h1 className="sr-only">{m.stop_title()}</h1>
    <Skeleton label={m.loading()} rows={2} />
  </>
);

function Unread({ refusal, onRetry }: { readonly refusal: AskRefusal; readonly onRetry: () => void }) {
  if (refusal.code !== 'unsubscribe.unknown') {
    const lead = reasonOf(refusal, m.stop_offline());
    return (
      <>
        <h1 className="sr-only">{m.stop_title()}</h1>
        <Notice isError title={m.stop_failed()} lead={lead} onRetry={onRetry} />
      </>
    );
  }
  return (
    <>
      <h1>{m.stop_unknown()}</h1>
      <p>{m.stop_unknown_lead()}</p>
      <SettingsLink />
    </>
  );
}

type Stage = 'asked' | 'stopped' | 'resumed';

function Subscription({
  token,
  subscription,
}: {
  readonly token: string;
  readonly subscription: MailSubscription;
}) {
  const [stage, setStage] = useState<Stage>(subscription.isOn ? 'asked' : 'stopped');
  const act = useServerAction(m.stop_offline());
  const topic = mailTopics[subscription.event]();
  const isOfAddress = subscription.event === 'invitations';
  const set = async (ask: typeof stopMails, next: Stage) => {
    if ((await act.run(() => ask(token))) !== undefined) setStage(next);
  };
  return (
    <>
      <h1>{titles[stage]({ topic })}</h1>
      <p role="status">{leadOf(isOfAddress, stage)}</p>
      {stage === 'stopped' ? (
        <Button disabled={act.isBusy} onClick={() => void set(resumeMails, 'resumed')}>
          {m.stop_again()}
        </Button>
      ) : (
        <Button look="primary" disabled={act.isBusy} onClick={() => void set(stopMails, 'stopped')}>
          {m.stop_action()}
        </Button>
      )}
      {!isOfAddress && <SettingsLink />}
    </>
  );
}

/** Invitations go to an address, which may have no account and so no settings. */
function leadOf(isOfAddress: boolean, stage: Stage): string {
  if (isOfAddress) return m.stop_invitations_lead();
  return stage === 'asked' ? m.stop_lead() : m.stop_done_lead();
}

const titles = {
  asked: m.stop_question,
  stopped: m.stop_done,
  resumed: m.stop_resumed,
} satisfies Readonly<Record<Stage, (about: { topic: string }) => string>>;

const SettingsLink = () => (
  <Link className={styles.link} to="/settings/$page/" params={{ page: 'notifications' }}>
    {m.mail_all_settings()}
  </Link>
);
