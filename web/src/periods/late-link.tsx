import { useLateGoals } from '@cairn/client/react/late-goals';
import { edgeColumns } from '@cairn/core/goals/late-goals';
import { m } from '@cairn/words/messages';
import { Link } from '@tanstack/react-router';
import { usePlanning } from '../goals/planning.ts';
import styles from './list-tools.module.css';

export function LateLink() {
  const { today } = usePlanning();
  const late = useLateGoals(edgeColumns, today);
  if (late.length === 0) return null;
  return (
    <Link to="/home/" hash="edge" className={styles.late} data-tip={m.home_edge({ count: late.length })}>
      {m.late_count({ count: late.length })}
    </Link>
  );
}
