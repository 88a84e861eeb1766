import { useSpaces } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { spaceForNewGoals } from '@cairn/client/goals/add-goals';
import type { CairnExport, ExportedSpace } from '@cairn/core/exports/cairn-export';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { type FormEvent, useMemo, useState } from 'react';
import { takeFocus } from '../../shell/take-focus.ts';
import styles from './import.module.css';

interface PlanPreviewProps {
  readonly exported: CairnExport;
  readonly onBack: () => void;
  /** Told where each exported space goes; those that stay out are not among them. */
  readonly onWanted: (spaces: ReadonlyMap<string, string>) => void;
}

/** What an export of Cairn holds, and into which of one's spaces each of its spaces goes; nothing is written yet. */
export function PlanPreview({ exported, onBack, onWanted }: PlanPreviewProps) {
  const cairn = useCairn();
  const spaces = useSpaces();
  const isWhole = useIsWhole();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const targetOf = ({ id, name }: ExportedSpace) =>
    chosen[id] ??
    (spaces.find((own) => own.id === id) ?? spaces.find((own) => own.name === name))?.id ??
    spaceForNewGoals(cairn);
  const isHereStill = useMemo(
    () =>
      isWhole &&
      exported.spaces.some(({ goals, boards }) =>
        [...goals, ...boards].some(
          ({ id }) =>
            cairn.replica.recordById('goals', id) !== undefined ||
            cairn.replica.recordById('boards', id) !== undefined,
        ),
      ),
    [cairn, exported, isWhole],
  );
  const wanted = exported.spaces.filter((space) => targetOf(space) !== '');
  const goals = wanted.reduce((sum, space) => sum + space.goals.length + space.series.length, 0);
  const asksAbout = (test: (space: ExportedSpace) => boolean) => wanted.some(test);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWanted(new Map(wanted.map((space) => [space.id, targetOf(space)])));
  };
  return (
    <form className={styles.body} onSubmit={submit}>
      <p className={styles.lead}>{m.import_plan_lead()}</p>
      {isHereStill && (
        <p className={styles.warning} role="status">
          {m.import_plan_again()}
        </p>
      )}
      {exported.spaces.map((space) => (
        <div key={space.id} className={styles.column}>
          <span>
            <bdi>
              {space.emoji} {space.name}
            </bdi>
            <small>{countsOf(space)}</small>
          </span>
          <select
            aria-label={m.import_plan_into({ name: space.name })}
            value={targetOf(space)}
            onChange={({ currentTarget: { value } }) => setChosen((now) => ({ ...now, [space.id]: value }))}
          >
            {spaces.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">{m.import_plan_out()}</option>
          </select>
        </div>
      ))}
      <p className={styles.lead}>
        {m.import_plan_files()}
        {asksAbout(({ series, tags }) => series.length + tags.length > 0) && ` ${m.import_plan_repeats()}`}
      </p>
      {!isWhole && <p className={styles.lead}>{m.import_plan_loading()}</p>}
      <footer className={styles.foot}>
        <Button onClick={onBack}>{m.import_back()}</Button>
        <Button type="submit" look="primary" ref={takeFocus} disabled={wanted.length === 0 || !isWhole}>
          {m.import_bring({ count: goals })}
        </Button>
      </footer>
    </form>
  );
}

/** What of an exported space there is, without what there is none of. */
function countsOf({ goals, boards, series }: ExportedSpace): string {
  const counts = [
    goals.length > 0 && m.import_plan_goals({ count: goals.length }),
    boards.length > 0 && m.import_plan_boards({ count: boards.length }),
    series.length > 0 && m.import_plan_series({ count: series.length }),
  ].filter((each) => each !== false);
  return counts.join(' · ') || m.import_plan_nothing();
}
