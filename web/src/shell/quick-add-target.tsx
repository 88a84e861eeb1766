import { boardOf } from '@cairn/client/boards/boards-of';
import { listOf, type ListView } from '@cairn/client/boards/lists-of';
import type { Cairn } from '@cairn/client/cairn/cairn';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { MoveTarget } from '@cairn/core/goals/list-order';
import type { Schedule } from '@cairn/core/goals/schedule';
import { dayColumn } from '@cairn/core/time/horizons';
import { dueDateOf, periodOf } from '@cairn/core/time/periods';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Kanban from 'lucide-react/icons/kanban';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { NewGoalStart } from '../base/overlays.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, type Planning, usePlanning } from '../goals/planning.ts';
import { PeriodPicker } from '../pickers/period-picker.tsx';

/** Where a new goal goes: to a period, or to a list with or without a period. */
export interface Target {
  readonly place: MoveTarget;
  readonly list: ListView | null;
  /** Null for a goal on a list without a period. */
  readonly schedule: Schedule | null;
  readonly pick: (schedule: Schedule) => void;
  readonly leaveList: () => void;
  /** @param typed the period that the typed line names */
  readonly nameWith: (typed: Schedule | null) => string;
}

export function useTarget(start: NewGoalStart): Target {
  const cairn = useCairn();
  const planning = usePlanning();
  const [list, setList] = useState(() => (start.list === undefined ? null : writableList(cairn, start.list)));
  const [schedule, setSchedule] = useState(() => (list ? null : scheduleAt(start, planning)));
  return {
    list,
    schedule,
    place: list ? { list: list.key } : (schedule ?? scheduleAt({}, planning)),
    pick: setSchedule,
    leaveList() {
      setList(null);
      setSchedule(schedule ?? scheduleAt({}, planning));
    },
    nameWith(typed) {
      const period = typed ?? schedule;
      return list || !period ? (list?.name ?? '') : namedSchedule(period, planning).title;
    },
  };
}

function writableList(cairn: Cairn, key: string): ListView | null {
  const list = listOf(cairn, key);
  return list && !cairn.replica.isViewed(list.space) ? list : null;
}

function scheduleAt(
  { columnId = dayColumn, date }: NewGoalStart,
  { today, life }: Pick<Planning, 'today' | 'life'>,
): Schedule {
  return { columnId, dueDate: dueDateOf(periodOf(columnId, date ?? today, life)) };
}

interface TargetChoiceProps {
  readonly target: Target;
  /** The period of the goal as it would be added now. */
  readonly shown: Schedule | null;
  readonly onPick: () => void;
}

export function TargetChoice({ target, shown, onPick }: TargetChoiceProps) {
  const cairn = useCairn();
  const { list } = target;
  return (
    <>
      {list && (
        <Chip
          look="active"
          icon={<Kanban />}
          aria-label={m.add_not_to_list({ list: list.name })}
          data-tip={boardOf(cairn, list.board)?.name}
          onClick={target.leaveList}
        >
          <bdi>{list.name}</bdi>
          <X aria-hidden="true" />
        </Chip>
      )}
      <PeriodChoice
        schedule={shown}
        onPick={(picked) => {
          onPick();
          target.pick(picked);
        }}
      />
    </>
  );
}

interface PeriodChoiceProps {
  readonly schedule: Schedule | null;
  readonly onPick: (schedule: Schedule) => void;
}

function PeriodChoice({ schedule, onPick }: PeriodChoiceProps) {
  const planning = usePlanning();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const title = schedule ? namedSchedule(schedule, planning).title : m.add_period();
  return (
    <>
      <Chip
        look={schedule ? 'active' : 'addable'}
        icon={
          schedule ? (
            <HorizonGlyph stone={stoneOf[schedule.columnId]} isNow={schedule.columnId === dayColumn} />
          ) : (
            <CalendarPlus />
          )
        }
        aria-haspopup="dialog"
        aria-label={schedule ? `${m.add_period()}: ${title}` : title}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Chip>
      {anchor && (
        <Popover
          label={m.picker_title()}
          closeLabel={m.action_close()}
          anchor={anchor}
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAnchor(null)}
        >
          <PeriodPicker
            schedule={schedule ?? { columnId: dayColumn, dueDate: planning.today }}
            onPick={(picked) => {
              onPick(picked);
              setAnchor(null);
            }}
          />
        </Popover>
      )}
    </>
  );
}
