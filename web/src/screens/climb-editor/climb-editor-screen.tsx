import { useOwnClimb } from '@cairn/client/react/own-climbs';
import { EmptyState } from '@cairn/ui/empty-state';
import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { useParams } from '@tanstack/react-router';
import { BackLink } from '../../page/back-link.tsx';
import { PageBody } from '../../page/page-body.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { ClimbEditor } from './climb-editor.tsx';

/** `/climbs/{code}/edit/`: the author writes a climb, also offline. */
export function ClimbEditorScreen() {
  const { code } = useParams({ from: '/member/climbs/$code/edit' });
  const { status, climb } = useOwnClimb(code);
  if (status === 'ready') return <ClimbEditor key={climb.key} climb={climb} address={code} />;
  return (
    <>
      <PageHead
        title={m.climb_editor_title()}
        start={<BackLink to="/my-climbs/" label={m.climb_editor_back()} />}
      />
      <PageBody>
        {status === 'loading' ? (
          <Skeleton label={m.loading()} />
        ) : (
          <EmptyState title={m.climb_editor_missing()} lead={m.climb_editor_missing_lead()} />
        )}
      </PageBody>
    </>
  );
}
