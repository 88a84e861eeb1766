import { useCairn } from '@cairn/client/react/cairn-context';
import type { FoundMoment } from '@cairn/core/goals/quick-goal';
import { wallTimeAt } from '@cairn/core/time/zones';
import { useEffect, useMemo, useState } from 'react';
import { usePlanning } from '../goals/planning.ts';

export const loadSaidMoments = () => import('./said-moments.ts');

type Parser = Awaited<ReturnType<typeof loadSaidMoments>>;

/** Returns no moments until the parser is loaded. */
export function useSaidMoments(text: string): readonly FoundMoment[] {
  const cairn = useCairn();
  const { today, timezone } = usePlanning();
  const [parser, setParser] = useState<Parser | null>(null);
  useEffect(() => {
    let isHere = true;
    // Without the parser, nothing is recognised.
    loadSaidMoments().then(
      (loaded) => isHere && setParser(loaded),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return useMemo(() => {
    if (!parser || text.trim() === '') return [];
    const { minutes } = wallTimeAt(cairn.environment.now(), timezone);
    return parser.saidMoments(text, { today, minutes });
  }, [parser, text, cairn, today, timezone]);
}
