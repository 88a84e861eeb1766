import { useCairn } from '@cairn/client/react/cairn-context';
import {
  deletePushSubscription,
  readPushSubscriptions,
  subscribeToPush,
  testPush,
} from '@cairn/client/settings/push';
import type { PushResult, PushSubscriptionRow, PushSubscriptions } from '@cairn/contract/push';
import { Button } from '@cairn/ui/button';
import { IconButton } from '@cairn/ui/icon-button';
import { Skeleton } from '@cairn/ui/skeleton';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import X from 'lucide-react/icons/x';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';
import { momentName } from '../../goals/moment-name.ts';
import { usePlanning } from '../../goals/planning.ts';
import { QueryPlaceholder } from '../../queries/query-placeholder.tsx';
import { useServerAction } from '../../queries/use-server-action.ts';
import { type ServerQuery, useServerQuery } from '../../queries/use-server-query.ts';
import {
  isSubscribedHere,
  type PushPossibility,
  pushPossibility,
  subscribeHere,
  unsubscribeHere,
} from '../../worker/push-here.ts';
import styles from './push-card.module.css';
import cards from './settings-screen.module.css';

type Results = Readonly<Record<string, PushResult>>;

/** Push in this browser, and the other browsers that have it. */
export function PushCard() {
  const cairn = useCairn();
  const here = useThisBrowser();
  const query = useServerQuery(['push'], () => readPushSubscriptions(cairn), 0);
  const [results, setResults] = useState<Results>({});
  return (
    <section className={cards.card}>
      <h2>{m.push_here()}</h2>
      {query.value === undefined ? (
        <QueryPlaceholder query={query} failure={m.push_load_failed()} offline={m.space_offline()} rows={2} />
      ) : (
        <>
          <ThisBrowser
            here={here}
            publicKey={query.value.publicKey}
            own={query.value.subscriptions.find(({ isHere }) => isHere)}
            query={query}
            results={results}
            onTested={setResults}
          />
          <Others query={query} results={results} />
        </>
      )}
    </section>
  );
}

interface ThisBrowserState {
  /** Null before the browser answers. */
  readonly possibility: PushPossibility | null;
  readonly isSubscribed: boolean;
  readonly look: () => Promise<void>;
}

/** Looks again when the person comes back, because only the browser's own settings end a block. */
function useThisBrowser(): ThisBrowserState {
  const [state, setState] = useState<Omit<ThisBrowserState, 'look'>>({
    possibility: null,
    isSubscribed: false,
  });
  const look = useCallback(async () => {
    const possibility = await pushPossibility();
    setState({ possibility, isSubscribed: possibility === 'possible' && (await isSubscribedHere()) });
  }, []);
  useEffect(() => {
    const again = () => void look();
    again();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [look]);
  return { ...state, look };
}

interface ThisBrowserProps {
  readonly here: ThisBrowserState;
  readonly publicKey: string;
  readonly own: PushSubscriptionRow | undefined;
  readonly query: Pick<ServerQuery<unknown>, 'refetch'>;
  readonly results: Results;
  readonly onTested: (results: Results) => void;
}

function ThisBrowser(props: ThisBrowserProps) {
  const { here, own } = props;
  if (here.possibility === null) return <Skeleton label={m.loading()} rows={1} />;
  if (here.possibility === 'blocked')
    return <State icon={<BellOff />} tone="warn" name={m.push_blocked()} lead={m.push_blocked_lead()} />;
  if (here.possibility === 'unsupported')
    return <State icon={<BellOff />} name={m.push_unsupported()} lead={m.push_unsupported_lead()} />;
  if (here.possibility === 'homeScreen') return <HomeScreenFirst />;
  const isOn = here.isSubscribed && own?.endedDatetime === null;
  return isOn ? <On {...props} own={own} /> : <Off {...props} />;
}

function HomeScreenFirst() {
  return (
    <>
      <State
        icon={<Smartphone />}
        tone="accent"
        name={m.push_home_screen()}
        lead={m.push_home_screen_lead()}
      />
      <ol className={styles.steps}>
        {[m.push_step_share(), m.push_step_add(), m.push_step_open()].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

function Off({ here, publicKey, query }: ThisBrowserProps) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const turnOn = async () => {
    try {
      const body = await subscribeHere(publicKey);
      if (body !== null) await act.run(() => subscribeToPush(cairn, body));
    } catch {
      showToast({ text: m.push_failed() });
    }
    await query.refetch();
    await here.look();
  };
  return (
    <State icon={<Bell />} name={m.push_off()} lead={m.push_off_lead()}>
      <Button look="primary" disabled={act.isBusy} onClick={() => void turnOn()}>
        {m.push_turn_on()}
      </Button>
    </State>
  );
}

function On({
  here,
  own,
  query,
  results,
  onTested,
}: ThisBrowserProps & { readonly own: PushSubscriptionRow }) {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const test = async () => {
    const answers = await act.run(() => testPush(cairn));
    if (answers) onTested(Object.fromEntries(answers.map(({ id, result }) => [id, result])));
    await query.refetch();
  };
  const turnOff = async () => {
    const ended = await act.run(() => deletePushSubscription(cairn, own.id));
    if (ended === undefined) return;
    await unsubscribeHere();
    await query.refetch();
    await here.look();
  };
  const result = results[own.id];
  const since = m.push_since({ moment: momentName(own.createdDatetime, planning) });
  return (
    <State
      icon={<BellRing />}
      tone="good"
      name={m.push_on()}
      lead={<span role="status">{result === undefined ? since : resultName(result)}</span>}
    >
      <Button look="ghost" disabled={act.isBusy} onClick={() => void turnOff()}>
        {m.push_turn_off()}
      </Button>
      <Button disabled={act.isBusy} onClick={() => void test()}>
        {m.push_test()}
      </Button>
    </State>
  );
}

interface StateProps {
  readonly icon: ReactNode;
  readonly tone?: 'good' | 'warn' | 'accent';
  readonly name: string;
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}

function State({ icon, tone, name, lead, children }: StateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <div className={styles.words}>
        <b>{name}</b>
        <p className={cards.note}>{lead}</p>
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}

interface OthersProps {
  readonly query: Pick<ServerQuery<PushSubscriptions>, 'value' | 'refetch'>;
  readonly results: Results;
}

function Others({ query, results }: OthersProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const act = useServerAction(m.space_offline());
  const others = query.value?.subscriptions.filter(({ isHere }) => !isHere) ?? [];
  if (others.length === 0) return null;
  const end = async (id: string, name: string) => {
    const ended = await act.run(() => deletePushSubscription(cairn, id));
    if (ended !== undefined) showToast({ text: m.push_was_ended({ name: bidiIsolated(name) }) });
    await query.refetch();
  };
  const stateName = ({ id, reachedDatetime, endedDatetime }: PushSubscriptionRow) => {
    const result = results[id];
    if (result !== undefined) return resultName(result);
    if (endedDatetime !== null) return m.push_ended({ moment: momentName(endedDatetime, planning) });
    if (reachedDatetime === null) return m.push_unreached();
    return m.push_reached({ moment: momentName(reachedDatetime, planning) });
  };
  return (
    <ul aria-label={m.push_others()}>
      {others.map((one) => {
        const name = one.browser ?? m.push_unknown();
        return (
          <li key={one.id} className={cards.line}>
            {/iP|Android/u.test(name) ? (
              <Smartphone aria-hidden="true" size={16} />
            ) : (
              <Laptop aria-hidden="true" size={16} />
            )}
            <span className={cards.token}>
              <bdi>{name}</bdi>
              <small>{stateName(one)}</small>
            </span>
            <span>
              <IconButton label={m.push_end({ name })} icon={<X />} onClick={() => void end(one.id, name)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function resultName(result: PushResult): string {
  const names = {
    accepted: m.push_result_accepted,
    ended: m.push_result_ended,
    refused: m.push_result_refused,
    unreachable: m.push_result_unreachable,
  };
  return names[result]();
}
