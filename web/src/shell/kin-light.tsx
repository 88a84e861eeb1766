import { useParents, useSubgoals } from '@cairn/client/react/goal';
import { useEffect } from 'react';
import { useCell } from '../base/cell.ts';
import { kinKeys, selectedKey } from '../goals/ui-requests.ts';

export function KinLight() {
  const key = useCell(selectedKey, (selected) => selected);
  return key === null ? null : <KinOf goalKey={key} />;
}

function KinOf({ goalKey }: { readonly goalKey: string }) {
  const parents = useParents(goalKey);
  const subgoals = useSubgoals(goalKey);
  useEffect(() => {
    kinKeys.set(new Set([...parents, ...subgoals].map((goal) => goal.key)));
    return () => kinKeys.set(new Set());
  }, [parents, subgoals]);
  return null;
}
