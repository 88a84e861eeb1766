import type { AskRefusal } from '@cairn/client/ask-refusal';
import { followGoalLink, readGoalLink } from '@cairn/client/session/goal-link';
import type { GoalLink } from '@cairn/contract/goal-links';
import { Button } from '@cairn/ui/button';
import { Skeleton } from '@cairn/ui/skeleton';
import { StackArt } from '@cairn/ui/stack-art';
import { languageOf, languageSpoken } from '@cairn/words/language';
import { m } from '@cairn/words/messages';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Notice } from '../../base/notice.tsx';
import { reasonOf } from '../../base/reason-of.ts';
import { takeFocus } from '../../base/take-focus.ts';
import { shortName } from '../../goals/short-name.ts';
import styles from '../../page/plain-page.module.css';
import { useAnswerAbout } from '../../queries/use-answer-about.ts';
import { useServerAction } from '../../queries/use-server-action.ts';
import { linkTime } from './link-time.ts';

/** `/do/{token}/`: a link in a reminder. Opening it changes nothing, because mail scanners open links. */
export function GoalLinkScreen() {
  const { token } = useParams({ from: '/do/$token' });
  const [answer, readAgain] = useAnswerAbout(token, readGoalLink);
  useEffect(() => {
    document.title = m.app_page_title({ page: m.link_title() });
  }, []);
  return (
    <main className={styles.page} aria-busy={answer === null}>
      {answer?.ok ? (
        <Linked key={token} token={token} read={answer.value} />
      ) : (
        <>
          <StackArt filled={0} />
          {answer ? <Unread refusal={answer.refusal} onRetry={readAgain} /> : <Waiting />}
        </>
      )}
    </main>
  );
}

const Waiting = () => (
  <>
    <h1 className="sr-only">{m.link_title()}</h1>
    <Skeleton label={m.loading()} rows={2} />
  </>
);

function Unread({ refusal, onRetry }: { readonly refusal: AskRefusal; readonly onRetry: () => void }) {
  if (refusal.code !== 'link.ended')
    return (
      <>
        <h1 className="sr-only">{m.link_title()}</h1>
        <Notice
          isError
          title={m.stop_failed()}
          lead={reasonOf(refusal, m.link_offline())}
          onRetry={onRetry}
        />
      </>
    );
  return (
    <>
      <h1>{m.link_ended()}</h1>
      <p>{m.link_ended_lead()}</p>
      <Link className={styles.link} to="/horizons/">
        {m.not_found_home()}
      </Link>
    </>
  );
}

function Linked({ token, read }: { readonly token: string; readonly read: GoalLink }) {
  const [followed, setFollowed] = useState<GoalLink | null>(null);
  const action = useServerAction(m.link_offline());
  const link = followed ?? read;
  const isOpen = link.state === 'open';
  const lead = followed ? null : leadOf(link);
  const follow = async () => {
    const answer = await action.run(() => followGoalLink(token));
    if (answer) setFollowed(answer);
  };
  return (
    <>
      <StackArt filled={isOpen ? 6 : 7} />
      <div className={styles.said} role="status">
        <h1>{titleOf(link)}</h1>
        {lead !== null && <p>{lead}</p>}
      </div>
      {isOpen ? (
        <Button look="primary" disabled={action.isBusy} onClick={() => void follow()}>
          {link.act === 'done' ? m.link_done_action() : m.link_move_action()}
        </Button>
      ) : (
        <Link
          // The button that had the focus is gone.
          ref={followed && takeFocus}
          className={styles.link}
          to="/goals/$id/{-$slug}/"
          params={{ id: link.goalId }}
        >
          {m.mail_open_goal()}
        </Link>
      )}
    </>
  );
}

/** In code points, as in the mail. */
const longestName = 120;

function titleOf({ act, state, name: named, datetimeFr, ...clock }: GoalLink): string {
  const name = shortName(named, longestName);
  if (state === 'done') return m.link_done({ name });
  if (act === 'done') return m.link_done_question({ name });
  if (datetimeFr === null) return m.link_untimed({ name });
  const time = linkTime(datetimeFr, { ...clock, locale: localeOfPage(), now: Date.now() });
  return state === 'open' ? m.link_move_question({ name, time }) : m.link_moved({ name, time });
}

function leadOf({ act, state }: GoalLink): string | null {
  if (state === 'open') return m.link_lead();
  if (state === 'moved') return m.link_moved_lead();
  return act === 'done' ? null : m.link_done_lead();
}

/** The browser's, if the page has its language. */
function localeOfPage(): string {
  const language = languageSpoken();
  return navigator.languages.find((tag) => languageOf(tag) === language) ?? language;
}
