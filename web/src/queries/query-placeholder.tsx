import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Notice } from '../base/notice.tsx';
import type { ServerQuery } from './use-server-query.ts';

interface QueryPlaceholderProps {
  readonly query: Pick<ServerQuery<unknown>, 'refusal' | 'refetch'>;
  readonly failure: string;
  readonly offline?: string;
  /** Expected number of lines. */
  readonly rows?: number;
}

/** A skeleton while loading, then the reason for a failure with a retry button. */
export function QueryPlaceholder({
  query,
  failure,
  offline = m.offline_not_here_lead(),
  rows = 5,
}: QueryPlaceholderProps) {
  const { refusal, refetch } = query;
  if (!refusal) return <Skeleton label={m.loading()} rows={rows} />;
  if (refusal.code === 'network') return <Notice title={m.offline_not_here()} lead={offline} />;
  return <Notice isError title={failure} lead={refusal.message} onRetry={() => void refetch()} />;
}
