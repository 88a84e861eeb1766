import type { AskRefusal } from '@cairn/client/ask-refusal';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { joinByLink, readJoinOffer } from '@cairn/client/people/people-calls';
import { keepPendingAction } from '@cairn/client/public-boards/pending-action';
import { useCairnIfAny } from '@cairn/client/react/cairn-context';
import { activeSpacesOf } from '@cairn/client/replica/active-spaces';
import { activateSpace } from '@cairn/client/spaces/activate-space';
import { ulid } from '@cairn/client/ulid';
import type { JoinOffer } from '@cairn/contract/spaces';
import type { Outcome } from '@cairn/core/outcome';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { SpaceTile } from '@cairn/ui/space-tile';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { Notice } from '../../base/notice.tsx';
import { roleNames } from '../../spaces/role-names.ts';
import styles from './join-screen.module.css';
import { bidiIsolated } from '../../goals/bidi-isolated.ts';

/** `/join/{token}/`: for members and visitors. */
export function JoinScreen() {
  const { token } = useParams({ from: '/member/join/$token' });
  const [offer, readAgain] = useOffer(token);
  useEffect(() => {
    document.title = m.app_page_title({ page: m.join_title() });
  }, []);
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-busy={offer === null}>
        {!offer?.ok && <h1 className="sr-only">{m.join_title()}</h1>}
        {offer === null && <Skeleton label={m.loading()} rows={3} />}
        {offer?.ok && <Offer token={token} offer={offer.value} />}
        {offer && !offer.ok && <NoOffer refusal={offer.refusal} onRetry={readAgain} />}
      </section>
    </div>
  );
}

type Answer = Outcome<JoinOffer, AskRefusal>;

function useOffer(token: string): readonly [Answer | null, () => void] {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isHere = true;
    void readJoinOffer(token).then((answer) => isHere && setAnswer(answer));
    return () => {
      isHere = false;
    };
  }, [token]);
  const readAgain = () => {
    setAnswer(null);
    void readJoinOffer(token).then(setAnswer);
  };
  return [answer, readAgain];
}

interface NoOfferProps {
  readonly refusal: AskRefusal;
  readonly onRetry: () => void;
}

function NoOffer({ refusal, onRetry }: NoOfferProps) {
  if (refusal.code === 'link.unknown')
    return <EmptyState title={m.join_unknown()} lead={m.join_unknown_lead()} />;
  const lead = refusal.code === 'network' ? m.join_offline() : refusal.message;
  return <Notice isError title={m.join_failed()} lead={lead} onRetry={onRetry} />;
}

interface OfferProps {
  readonly token: string;
  readonly offer: JoinOffer;
}

function Offer({ token, offer }: OfferProps) {
  const cairn = useCairnIfAny();
  const { space, role, invitedBy } = offer;
  return (
    <>
      <SpaceTile {...space} size={64} />
      <h1 dir="auto">{space.name}</h1>
      <p>
        {m.join_lead({
          who: invitedBy,
          role: roleNames[role](),
          members: m.space_members_count({ count: space.membersCount }),
        })}
      </p>
      {cairn ? <ForMember cairn={cairn} token={token} offer={offer} /> : <ForVisitor token={token} />}
    </>
  );
}

function ForMember({ cairn, token, offer }: OfferProps & { readonly cairn: Cairn }) {
  const navigate = useNavigate();
  const act = useServerAction(m.join_offline());
  const show = (space: string) => {
    warnUnlessSaved(activateSpace(cairn, space, { alone: false }).saved);
    void navigate({ to: '/home/', replace: true });
  };
  const join = async () => {
    const space = await act.run(() => joinByLink(cairn, token));
    if (space === undefined) return;
    const names = { name: bidiIsolated(offer.space.name) };
    const isBeside = (activeSpacesOf(cairn) ?? []).some((id) => id !== space);
    showToast({ text: isBeside ? m.join_done_beside(names) : m.join_done(names) });
    show(space);
  };
  const { memberOf } = offer;
  if (memberOf !== null)
    return (
      <>
        <p role="status">{m.join_already()}</p>
        <Button look="primary" size="form" wide onClick={() => show(memberOf)}>
          {m.join_open()}
        </Button>
      </>
    );
  return (
    <>
      <Button look="primary" size="form" wide disabled={act.isBusy} onClick={() => void join()}>
        {m.join_accept()}
      </Button>
      <Button look="ghost" wide onClick={() => void navigate({ to: '/home/', replace: true })}>
        {m.join_decline()}
      </Button>
    </>
  );
}

/** The link is stored until the sign-up is complete. */
function ForVisitor({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const remember = () => keepPendingAction({ type: 'spaceJoining', token }, ulid(Date.now()), Date.now());
  return (
    <>
      <Button
        look="primary"
        size="form"
        wide
        onClick={() => {
          remember();
          void navigate({ to: '/signup/' });
        }}
      >
        {m.join_sign_up()}
      </Button>
      <Button
        look="ghost"
        wide
        onClick={() => {
          remember();
          void navigate({ to: '/login/' });
        }}
      >
        {m.join_sign_in()}
      </Button>
    </>
  );
}
