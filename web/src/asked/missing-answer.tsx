import { Skeleton } from '@cairn/ui/skeleton';
import { m } from '@cairn/words/messages';
import { Notice } from '../base/notice.tsx';
import type { Asked } from './use-asked.ts';

interface MissingAnswerProps {
  readonly asked: Pick<Asked<unknown>, 'refusal' | 'again'>;
  /** What could not be had, as a sentence. */
  readonly failure: string;
  /** What a person without a network can expect here. */
  readonly offline?: string;
  /** How many lines the answer will have, more or less. */
  readonly rows?: number;
}

/** What stands where an answer will be: a skeleton until it comes, or why there is none, with a way to ask again. */
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
