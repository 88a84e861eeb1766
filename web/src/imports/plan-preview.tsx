import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useWritableSpaces } from '@cairn/client/react/viewed';
import { useIsWhole } from '@cairn/client/react/use-is-whole';
import { spaceForNewGoals } from '@cairn/client/goals/space-for-new-goals';
import { plannedImport } from '@cairn/client/imports/import-plan';
import { activateSpace } from '@cairn/client/spaces/activate-space';
import { createSpace } from '@cairn/client/spaces/space-calls';
import type { CairnExport, ExportedSpace } from '@cairn/core/exports/cairn-export';
import { Button } from '@cairn/ui/button';
import { m } from '@cairn/words/messages';
import { useEffect, useMemo, useState } from 'react';
import { useServerAction } from '../queries/use-server-action.ts';
import { warnUnlessSaved } from '../goals/warn-unless-saved.ts';
import { useShell } from '../base/shell-context.ts';
import { takeFocus } from '../base/take-focus.ts';
import styles from './import.module.css';
import { LeftOverReport } from './left-over-report.tsx';

interface PlanPreviewProps {
  readonly exported: CairnExport;
  readonly onBack: () => void;
  /** @param spaces target by exported space; other spaces are not imported */
  readonly onWanted: (spaces: ReadonlyMap<string, string>) => void;
}

const aNewOne = 'new';

/** Returns null until the counts are computed. */
function usePlanned(exported: CairnExport, spaces: ReadonlyMap<string, string>) {
  const cairn = useCairn();
  const hasAllColors = useShell().user.level.canUseColors;
  const [planned, setPlanned] = useState<{ readonly for: string; readonly found: Planned } | null>(null);
  const targets = JSON.stringify([...spaces]);
  useEffect(() => {
    let isWanted = true;
    const asked = new Map(JSON.parse(targets) as readonly [string, string][]);
    void plannedImport(cairn, exported, { spaces: asked, hasAllColors }).then(
      (found) => isWanted && setPlanned({ for: targets, found }),
    );
    return () => {
      isWanted = false;
    };
  }, [cairn, exported, hasAllColors, targets]);
  return planned?.for === targets ? planned.found : null;
}

type Planned = Awaited<ReturnType<typeof plannedImport>>;

/**
 * Asks for a target for each exported space. Stores nothing, but creates new spaces right before the import.
 */
export function PlanPreview({ exported, onBack, onWanted }: PlanPreviewProps) {
  const cairn = useCairn();
  const spaces = useWritableSpaces();
  const isWhole = useIsWhole();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { online } = useSyncStatus();
  const act = useServerAction(m.space_offline());
  // Idempotency keys, so that retries create no space twice.
  const [keys] = useState(() => new Map(exported.spaces.map(({ id }) => [id, cairn.environment.newId()])));
  const targetOf = ({ id, name }: ExportedSpace) =>
    chosen[id] ??
    (spaces.find((own) => own.id === id) ?? spaces.find((own) => own.name === name))?.id ??
    (online && id !== exported.spaces[0]?.id ? aNewOne : spaceForNewGoals(cairn));
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
  const planned = usePlanned(exported, new Map(wanted.map((space) => [space.id, targetOf(space)])));
  // Until the plan is computed, the file's counts are shown.
  const held = wanted.reduce((sum, space) => sum + space.goals.length + space.series.length, 0);
  const goals = planned?.goals ?? held;
  const asksAbout = (test: (space: ExportedSpace) => boolean) => wanted.some(test);

  const make = async ({ id, name, emoji, color, enabledColumnIds }: ExportedSpace) => {
    const fields = { name, emoji, color, enabledColumnIds };
    const made = await act.run(() => createSpace(cairn, fields, keys.get(id) ?? cairn.environment.newId()));
    if (made === undefined) return null;
    warnUnlessSaved(activateSpace(cairn, made, { alone: false }).saved);
    // If another space fails, a retry uses this space.
    setChosen((now) => ({ ...now, [id]: made }));
    return made;
  };
  const submit = async () => {
    const targets = new Map<string, string>();
    for (const space of wanted) {
      const target = targetOf(space);
      const id = target === aNewOne ? await make(space) : target;
      if (id === null) return;
      targets.set(space.id, id);
    }
    onWanted(targets);
  };
  return (
    <form
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
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
            <option value={aNewOne}>{m.import_plan_new()}</option>
            <option value="">{m.import_plan_out()}</option>
          </select>
        </div>
      ))}
      <p className={styles.lead}>
        {m.import_plan_files()}
        {asksAbout(({ series, tags }) => series.length + tags.length > 0) && ` ${m.import_plan_repeats()}`}
      </p>
      {planned && planned.climbs > 0 && (
        <p className={styles.lead}>{m.import_plan_climbs({ count: planned.climbs })}</p>
      )}
      {planned && <LeftOverReport leftOver={planned.leftOver} />}
      {!isWhole && <p className={styles.lead}>{m.import_plan_loading()}</p>}
      <footer className={styles.foot}>
        <Button onClick={onBack}>{m.import_back()}</Button>
        <Button
          type="submit"
          look="primary"
          ref={takeFocus}
          disabled={wanted.length === 0 || !isWhole || act.isBusy || planned === null}
        >
          {m.import_bring({ count: goals })}
        </Button>
      </footer>
    </form>
  );
}

function countsOf({ goals, boards, series }: ExportedSpace): string {
  const counts = [
    goals.length > 0 && m.import_plan_goals({ count: goals.length }),
    boards.length > 0 && m.import_plan_boards({ count: boards.length }),
    series.length > 0 && m.import_plan_series({ count: series.length }),
  ].filter((each) => each !== false);
  return counts.join(' · ') || m.import_plan_nothing();
}
