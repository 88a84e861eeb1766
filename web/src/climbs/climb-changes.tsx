import { settleClimbChanges } from '@cairn/client/climbs/public-climbs';
import type { StartedClimb } from '@cairn/client/climbs/running-climbs';
import { useSyncStatus } from '@cairn/client/react/account';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { ClimbChange } from '@cairn/core/climbs/climb-changes';
import type { ClimbStep } from '@cairn/core/climbs/climb-step';
import { notesText } from '@cairn/core/notes/delta';
import { Button } from '@cairn/ui/button';
import { Dialog, DialogHead } from '@cairn/ui/dialog';
import { IconButton } from '@cairn/ui/icon-button';
import { Segmented } from '@cairn/ui/segmented';
import { showToast } from '@cairn/ui/toast';
import { m } from '@cairn/words/messages';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { queryClientFor } from '../queries/query-client.ts';
import { useServerAction } from '../queries/use-server-action.ts';
import styles from './climb-settings.module.css';
import { climbName, stepTimeText } from './climb-words.ts';

interface ClimbChangesProps {
  readonly started: StartedClimb;
  readonly changes: readonly ClimbChange[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const kinds: Readonly<Record<ClimbChange['kind'], () => string>> = {
  added: m.climb_change_added,
  changed: m.climb_change_changed,
  removed: m.climb_change_removed,
};

/** Whether taking the change moves a date, so that it is not taken unless the person chooses so. */
function moves({ before, after }: ClimbChange): boolean {
  if (before === null || after === null) return false;
  return before.column !== after.column || before.periodIndex !== after.periodIndex;
}

/** Changes by the author, each with before and after. Needs the network to take them. */
export function ClimbChanges({ started, changes, onClose, onDone }: ClimbChangesProps) {
  const cairn = useCairn();
  const { online } = useSyncStatus();
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(changes.filter(moves).map(({ step }) => step)),
  );
  const action = useServerAction(m.climb_changes_offline());
  const taken = changes.filter(({ step }) => !left.has(step)).map(({ step }) => step);
  const settle = async (take: readonly string[]) => {
    const leave = changes.map(({ step }) => step).filter((step) => !take.includes(step));
    const settled = await action.run(() => settleClimbChanges(cairn, started.key, { take, leave }));
    if (settled === undefined) return;
    void queryClientFor(cairn).invalidateQueries({ queryKey: ['climb changes', started.key] });
    showToast({ text: m.climb_changes_settled() });
    onClose();
    onDone();
  };
  const title = m.climb_changes({ count: changes.length });
  return (
    <Dialog label={title} isOpen onClose={onClose} width={744}>
      <DialogHead title={title}>
        <IconButton label={m.action_close()} shortcut="Esc" icon={<X />} onClick={onClose} />
      </DialogHead>
      <div className={styles.changes}>
        <p className={styles.effect}>
          <bdi>{climbName(started.climb)}</bdi>. {online ? m.climb_changes_lead() : m.climb_changes_offline()}
        </p>
        <ul>
          {changes.map((change) => (
            <Change
              key={change.step}
              change={change}
              isLeft={left.has(change.step)}
              onLeave={(isLeft) => {
                const next = new Set(left);
                if (isLeft) next.add(change.step);
                else next.delete(change.step);
                setLeft(next);
              }}
            />
          ))}
        </ul>
      </div>
      <footer className={styles.answers}>
        <Button disabled={action.isBusy || !online} onClick={() => void settle([])}>
          {m.climb_leave_all()}
        </Button>
        <Button
          look="primary"
          disabled={action.isBusy || !online || taken.length === 0}
          onClick={() => void settle(taken)}
        >
          {m.climb_take_some({ count: taken.length, all: changes.length })}
        </Button>
      </footer>
    </Dialog>
  );
}

interface ChangeProps {
  readonly change: ClimbChange;
  readonly isLeft: boolean;
  readonly onLeave: (isLeft: boolean) => void;
}

function Change({ change, isLeft, onLeave }: ChangeProps) {
  const { kind, before, after } = change;
  const name = (after ?? before)?.name || m.goal_untitled();
  return (
    <li className={styles.change} data-left={isLeft || undefined}>
      <header>
        <span className={styles.kind}>{kinds[kind]()}</span>
        <b dir="auto">{name}</b>
        <Segmented
          label={m.climb_change_choice({ name })}
          segments={[
            { value: 'take', label: m.climb_change_take() },
            { value: 'leave', label: m.climb_change_leave() },
          ]}
          value={isLeft ? 'leave' : 'take'}
          onChange={(choice) => onLeave(choice === 'leave')}
        />
      </header>
      <div className={styles.sides}>
        <Side title={m.climb_change_before()} step={before} other={after} as="del" />
        <Side title={m.climb_change_after()} step={after} other={before} as="ins" />
      </div>
    </li>
  );
}

interface SideProps {
  readonly title: string;
  readonly step: ClimbStep | null;
  readonly other: ClimbStep | null;
  readonly as: 'del' | 'ins';
}

/** The parts that differ are marked. */
function Side({ title, step, other, as: Mark }: SideProps) {
  const others = new Set(other ? linesOf(other) : []);
  return (
    <div>
      <h4>{title}</h4>
      {step === null ? (
        <p className={styles.effect}>{m.climb_change_nothing()}</p>
      ) : (
        linesOf(step).map((line) => (
          <p key={line} dir="auto">
            {others.has(line) ? line : <Mark>{line}</Mark>}
          </p>
        ))
      )}
    </div>
  );
}

function linesOf(step: ClimbStep): readonly string[] {
  const { name, label, richDescription, richThoughts } = step;
  const note = richThoughts === null ? [] : [`${m.climb_change_note()}: ${notesText(richThoughts).trim()}`];
  const texts = richDescription === null ? [] : notesText(richDescription).split('\n');
  const lines = [name, label, stepTimeText(step), ...texts, ...note].map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}
