import { useCairn } from '@cairn/client/react/cairn-context';
import { readSpace } from '@cairn/client/spaces/read-space';
import { readDeletedSpaces, restoreSpace } from '@cairn/client/spaces/space-calls';
import { Button } from '@cairn/ui/button';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServerAction } from '../../queries/use-server-action.ts';
import { useServerQuery } from '../../queries/use-server-query.ts';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';

const alwaysAsked = 0;

interface MissingSpaceProps {
  readonly id: string;
  readonly waiting: string;
}

export function MissingSpace({ id, waiting }: MissingSpaceProps) {
  const cairn = useCairn();
  const { value, refusal } = useServerQuery(['space', id], () => readSpace(cairn, id), alwaysAsked);
  // The server has the space, so a new reading of the feed brings it.
  useEffect(() => {
    if (value) cairn.wake();
  }, [cairn, value]);
  return (
    <>
      <PageHead title={m.spaces_title()} />
      <PageBody>
        {refusal ? <WhyMissing id={id} code={refusal.code} /> : <Skeleton label={waiting} />}
      </PageBody>
    </>
  );
}

function WhyMissing({ id, code }: { readonly id: string; readonly code: string }) {
  switch (code) {
    case 'space.deleted':
      return <DeletedSpace id={id} />;
    case 'space.left':
      return <EmptyState title={m.space_left_title()} lead={m.space_left_lead()} action={<HomeLink />} />;
    case 'network':
      return (
        <EmptyState title={m.offline_not_here()} lead={m.offline_not_here_lead()} action={<HomeLink />} />
      );
    default:
      return (
        <EmptyState title={m.refusal_space_unknown()} lead={m.space_missing_lead()} action={<HomeLink />} />
      );
  }
}

function DeletedSpace({ id }: { readonly id: string }) {
  const cairn = useCairn();
  const act = useServerAction(m.space_offline());
  const { value } = useServerQuery(['deleted-space', id], () => readDeletedSpaces(cairn), alwaysAsked);
  const isMine = value?.some((space) => space.id === id) ?? false;
  return (
    <EmptyState
      title={m.space_deleted_title()}
      lead={isMine ? m.space_deleted_mine() : m.refusal_space_deleted()}
      action={
        isMine ? (
          <Button
            look="primary"
            disabled={act.isBusy}
            onClick={() => void act.run(() => restoreSpace(cairn, id))}
          >
            {m.deleted_restore()}
          </Button>
        ) : (
          <HomeLink />
        )
      }
    />
  );
}

function HomeLink() {
  return (
    <Link to="/home/" className="button-like">
      {m.nav_home()}
    </Link>
  );
}
