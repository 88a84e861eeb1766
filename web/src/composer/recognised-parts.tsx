import { membersOf } from '@cairn/client/spaces/standing';
import { useCairn } from '@cairn/client/react/cairn-context';
import type { GoalColor } from '@cairn/core/goals/colors';
import type { LikelyPart, QuickGoal, RecognisedPart } from '@cairn/core/goals/quick-goal';
import { choiceOf } from '@cairn/core/recurrence/repeat-choice';
import { timesOfBlock } from '@cairn/core/time/block-times';
import { dayColumn } from '@cairn/core/time/horizons';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Kbd } from '@cairn/ui/kbd';
import { m } from '@cairn/words/messages';
import Clock from 'lucide-react/icons/clock';
import Hash from 'lucide-react/icons/hash';
import Hourglass from 'lucide-react/icons/hourglass';
import Repeat from 'lucide-react/icons/repeat';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { Fragment } from 'react';
import { clockTimes } from '../goals/clock-time.ts';
import { durationText } from '../goals/duration-text.ts';
import { memberName } from '../goals/member-name.ts';
import { stoneOf } from '../goals/period-words.ts';
import { namedSchedule, type Planning, usePlanning } from '../goals/planning.ts';
import { useColorName } from '../pickers/use-color-name.ts';
import { choiceText } from '../pickers/repeat-text.ts';
import styles from './recognised-parts.module.css';

interface TintedLineProps {
  readonly className: string | undefined;
  readonly text: string;
  readonly parts: readonly RecognisedPart[];
}

/** Draws a tint below the field's letters, in the same font. */
export function TintedLine({ className, text, parts }: TintedLineProps) {
  const pieces = parts.map((part, index) => (
    <Fragment key={part.start}>
      {text.slice(parts[index - 1]?.end ?? 0, part.start)}
      <mark>{part.text}</mark>
    </Fragment>
  ));
  return (
    <div className={`${styles.tinted} ${className}`} dir="auto" aria-hidden="true">
      {pieces}
      {text.slice(parts.at(-1)?.end ?? 0)}{' '}
    </div>
  );
}

interface RecognisedPartsProps {
  readonly goal: QuickGoal;
  /** True if Tab leaves the field's row. The keyboard then rejects with Backspace and accepts with →. */
  readonly isOutOfTabOrder?: boolean;
  readonly onRefuse: (part: RecognisedPart) => void;
  readonly onAccept: (part: LikelyPart) => void;
}

/** Recognised parts have a button to reject, uncertain parts a button to accept. */
export function RecognisedParts({ goal, isOutOfTabOrder, onRefuse, onAccept }: RecognisedPartsProps) {
  const cairn = useCairn();
  const planning = usePlanning();
  const names: PartNames = {
    person: (code) => memberName(membersOfAll(cairn), code),
    color: useColorName(),
  };
  const { parts, likely } = goal;
  const firstRepeat = parts.find(({ kind }) => kind === 'repeat');
  const meaningOf = (part: RecognisedPart, meant: Meant = goal) =>
    // The first part of a repeat names the whole rule, and the others, such as its end, only themselves.
    part.kind === 'repeat' && meant === goal && part !== firstRepeat
      ? part.text
      : meaning(part, meant, planning, names);
  const meanings = parts.map((part) => meaningOf(part));
  const tabIndex = isOutOfTabOrder ? -1 : undefined;
  return (
    <div className={styles.parts} role="group" aria-label={m.add_recognised()}>
      <span className="sr-only" role="status">
        {parts.length > 0 && m.add_recognised_said({ parts: meanings.join(', ') })}
        {likely.map(
          (part) => ` ${m.add_accept({ meaning: meaningOf(part, meantBy(goal, part)), text: part.text })}`,
        )}
      </span>
      {parts.map((part, index) => (
        <Chip
          key={part.start}
          look="active"
          tabIndex={tabIndex}
          icon={<PartIcon part={part} meant={goal} />}
          aria-label={m.add_refuse({ meaning: meanings[index] ?? '', text: part.text })}
          onClick={() => onRefuse(part)}
        >
          {meanings[index]}
          <X aria-hidden="true" />
        </Chip>
      ))}
      {likely.map((part, index) => (
        <Chip
          key={part.start}
          look="addable"
          tabIndex={tabIndex}
          icon={<PartIcon part={part} meant={meantBy(goal, part)} />}
          aria-label={m.add_accept({ meaning: meaningOf(part, meantBy(goal, part)), text: part.text })}
          aria-keyshortcuts={index === 0 ? 'ArrowRight' : undefined}
          onClick={() => onAccept(part)}
        >
          {meaningOf(part, meantBy(goal, part))}?{index === 0 && <Kbd>→</Kbd>}
        </Chip>
      ))}
    </div>
  );
}

type Meant = Pick<QuickGoal, 'schedule' | 'block' | 'minutes' | 'repeat' | 'color' | 'assignee'>;

const meantBy = (goal: QuickGoal, part: LikelyPart): Meant => ({ ...goal, ...part });

function membersOfAll(cairn: Parameters<typeof membersOf>[0]) {
  return cairn.replica.recordsOf('spaces').flatMap(({ key }) => membersOf(cairn, key));
}

interface PartNames {
  readonly person: (code: string | null) => string;
  readonly color: (color: GoalColor) => string;
}

function meaning(
  part: RecognisedPart,
  { schedule, block, minutes, repeat, color, assignee }: Meant,
  planning: Planning,
  names: PartNames,
): string {
  const { today, timezone } = planning;
  switch (part.kind) {
    case 'tag':
      return part.text.slice(1);
    case 'person':
      return names.person(assignee);
    case 'color':
      return color === null ? part.text : names.color(color);
    case 'duration':
      return minutes === null ? part.text : durationText(minutes);
    case 'time': {
      if (!block) return part.text;
      const { datetimeFr, datetimeTo } = timesOfBlock(schedule?.dueDate ?? today, block, timezone);
      return clockTimes(datetimeFr, datetimeTo, planning);
    }
    case 'repeat': {
      const choice = repeat && schedule && choiceOf(repeat, schedule.columnId, schedule.dueDate);
      return choice ? choiceText(choice, schedule.columnId, planning) : m.repeats();
    }
    case 'date': {
      if (!schedule) return part.text;
      const { title, subtitle } = namedSchedule(schedule, planning);
      return subtitle === '' ? title : `${title}, ${subtitle}`;
    }
  }
}

function PartIcon({ part, meant }: { readonly part: RecognisedPart; readonly meant: Meant }) {
  switch (part.kind) {
    case 'tag':
      return <Hash />;
    case 'person':
      return <UserRound />;
    case 'color':
      return <span className={styles.color} data-color={meant.color ?? undefined} />;
    case 'duration':
      return <Hourglass />;
    case 'time':
      return <Clock />;
    case 'repeat':
      return <Repeat />;
    case 'date': {
      const { columnId } = meant.schedule ?? { columnId: dayColumn };
      return <HorizonGlyph stone={stoneOf[columnId]} isNow={columnId === dayColumn} />;
    }
  }
}
