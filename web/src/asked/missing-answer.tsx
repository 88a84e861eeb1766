import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Notice } from '../base/notice.tsx';
import type { Asked } from './use-asked.ts';

interface MissingAnswerProps {
  readonly asked: Pick<Asked<unknown>, 'refusal' | 'again'>;
  readonly failure: string;
  readonly offline?: string;
  /** Expected number of lines. */
  readonly rows?: number;
}

/** Shows a skeleton while loading, then the reason for a failure with a retry button. */
export function MissingAnswer({
  asked,
  failure,
  offline = m.offline_not_here_lead(),
  rows = 5,
}: MissingAnswerProps) {
  const { refusal, again } = asked;
  if (!refusal) return <Skeleton label={m.loading()} rows={rows} />;
  if (refusal.code === 'network') return <Notice title={m.offline_not_here()} lead={offline} />;
  return <Notice isError title={failure} lead={refusal.message} onRetry={() => void again()} />;
}
