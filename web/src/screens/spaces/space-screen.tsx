import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { activateSpace } from '@cairn/client/spaces/activate-space';
import { spaceArrived } from '@cairn/client/spaces/space-calls';
import { Skeleton } from '@cairn/ui/skeleton';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { warnUnlessSaved } from '../../goals/warn-unless-saved.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { MissingSpace } from './missing-space.tsx';
import { NewSpaceDialog } from './new-space-dialog.tsx';
import { SpaceDialog } from './space-dialog.tsx';

/** `/spaces/new/`, `/spaces/{id}/` with a tab in the hash, `/spaces/{id}/activate/`: over the team page. */
export function SpaceScreen({ team }: { readonly team: ReactNode }) {
  const { id, part } = useParams({ from: '/member/spaces/$id/{-$part}' });
  if (part === 'activate') return <Activation key={id} space={id} />;
  return <OverTeam key={id} id={id} team={team} />;
}

function OverTeam({ id, team }: { readonly id: string; readonly team: ReactNode }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { hash } = useLocation();
  const isWhole = useIsWhole();
  const space = useSpaces().find((one) => one.id === id);
  const close = () => {
    // After a direct visit there is no page to return to.
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: '/team/{-$id}/', params: {} });
  };
  /** Does not go back, because that would only close the open confirmation. */
  const leaveGone = () => void navigate({ to: '/team/{-$id}/', params: {}, replace: true });
  if (id === 'new') {
    const show = (made: string) =>
      void navigate({ to: '/spaces/$id/{-$part}/', params: { id: made }, hash: 'invite', replace: true });
    return (
      <>
        {team}
        <NewSpaceDialog onClose={close} onMade={show} />
      </>
    );
  }
  if (space)
    return (
      <>
        {team}
        <SpaceDialog space={space} hash={hash} onClose={close} onGone={leaveGone} />
      </>
    );
  return isWhole ? <MissingSpace id={id} waiting={m.loading()} /> : <Waiting />;
}

function Waiting() {
  return (
    <>
      <PageHead title={m.spaces_title()} />
      <PageBody>
        <Skeleton label={m.loading()} />
      </PageBody>
    </>
  );
}

function Activation({ space }: { readonly space: string }) {
  const cairn = useCairn();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    void spaceArrived(cairn, space).then(() => {
      if (!isHere) return;
      warnUnlessSaved(activateSpace(cairn, space, { alone: true }).saved);
      showToast({ text: m.space_activated() });
      void navigate({ to: '/home/', replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [cairn, space, navigate]);
  return <MissingSpace id={space} waiting={m.space_activating()} />;
}
