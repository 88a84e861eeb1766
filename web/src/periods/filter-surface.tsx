import { useSettings, useSpaces } from '@cairn/client/react/account';
import { useAllBoards } from '@cairn/client/react/boards';
import { useTagsInUse } from '@cairn/client/react/tags-in-use';
import { goalColors } from '@cairn/core/goals/colors';
import { noneOf } from '@cairn/core/goals/goal-filter';
import type { SortOrder } from '@cairn/core/goals/sorted-goals';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import { stretches } from '@cairn/core/time/stretches';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Popover } from '@cairn/ui/popover';
import { m } from '@cairn/words/messages';
import type { ReactNode } from 'react';
import { columnNames, stoneOf } from '../goals/period-words.ts';
import { stretchNames } from '../goals/stretch-names.ts';
import { useColorText, usePeople } from './filter-parts.tsx';
import { useChangeLook, useLookAddress } from './list-look-provider.tsx';
import { valuesIn } from './look-address.ts';
import { noFilter, toggled } from './changed-look.ts';
import styles from './list-tools.module.css';
import { sortNames } from './sort-names.ts';

interface FilterSurfaceProps {
  readonly anchor: Element | null;
  readonly hasColumns: boolean;
  readonly orders: readonly SortOrder[];
  readonly onClose: () => void;
}

/** Each choice applies at once. */
export function FilterSurface({ anchor, hasColumns, orders, onClose }: FilterSurfaceProps) {
  const change = useChangeLook();
  return (
    <Popover
      label={m.filter_show()}
      closeLabel={m.action_close()}
      anchor={anchor}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className={styles.surface}>
        {orders.length > 0 && <OrderPart orders={orders} />}
        <StatusPart />
        <TimeParts />
        {hasColumns && (
          <AddressPart
            part="columns"
            label={m.nav_horizons()}
            options={columnsWideToNarrow.toReversed().map((columnId) => ({
              id: String(columnId),
              name: columnNames[columnId](),
              icon: <HorizonGlyph stone={stoneOf[columnId]} />,
            }))}
          />
        )}
        <ColorPart />
        <TagPart />
        <PeoplePart />
        <BoardParts />
        <SpacePart />
        <footer className={styles.foot}>
          <Button look="ghost" onClick={() => change(noFilter)}>
            {m.filter_clear()}
          </Button>
          <Button look="primary" onClick={onClose}>
            {m.filter_close()}
          </Button>
        </footer>
      </div>
    </Popover>
  );
}

function OrderPart({ orders }: Pick<FilterSurfaceProps, 'orders'>) {
  const { sort } = useLookAddress();
  const change = useChangeLook();
  return (
    <Part label={m.sort_menu()}>
      <Choice isOn={sort === undefined} onChoose={() => change({ sort: undefined })}>
        {m.sort_own()}
      </Choice>
      {orders.map((order) => (
        <Choice key={order} isOn={order === sort} onChoose={() => change({ sort: order })}>
          {sortNames[order]()}
        </Choice>
      ))}
    </Part>
  );
}

function StatusPart() {
  const { status } = useLookAddress();
  const change = useChangeLook();
  return (
    <Part label={m.filter_status()}>
      {(['undone', 'done'] as const).map((one) => (
        <Choice
          key={one}
          isOn={one === status}
          onChoose={() => change({ status: one === status ? undefined : one })}
        >
          {one === 'done' ? m.search_done() : m.search_open()}
        </Choice>
      ))}
    </Part>
  );
}

function TimeParts() {
  const { when, from = '', to = '' } = useLookAddress();
  const change = useChangeLook();
  return (
    <>
      <Part label={m.filter_period()}>
        {stretches.map((one) => (
          <Choice
            key={one}
            isOn={one === when}
            onChoose={() => change({ when: one === when ? undefined : one, from: undefined, to: undefined })}
          >
            {stretchNames[one]()}
          </Choice>
        ))}
      </Part>
      <div className={styles.days}>
        <Day
          label={m.filter_from()}
          value={from}
          max={to}
          onChange={(day) => change({ when: undefined, from: day })}
        />
        <Day
          label={m.filter_to()}
          value={to}
          min={from}
          onChange={(day) => change({ when: undefined, to: day })}
        />
      </div>
    </>
  );
}

interface DayProps {
  readonly label: string;
  /** A date; empty for no day. The bounds are dates or empty too. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  readonly onChange: (day: string | undefined) => void;
}

function Day({ label, value, min, max, onChange }: DayProps) {
  return (
    <label>
      {label}
      <input
        type="date"
        value={value}
        min={min || '2000-01-01'}
        max={max || '2100-12-31'}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </label>
  );
}

function ColorPart() {
  const { colors } = useLookAddress();
  const change = useChangeLook();
  const colorText = useColorText();
  const { colorMeanings } = useSettings();
  const named = goalColors.filter((color) => colorMeanings[color] !== undefined);
  return (
    <fieldset className={styles.part}>
      <legend>{m.goal_color()}</legend>
      {named.length > 0 && (
        <div className={styles.chips}>
          {named.map((color) => (
            <Choice
              key={color}
              icon={<i className={styles.dot} data-color={color} />}
              isOn={valuesIn(colors).includes(color)}
              onChoose={() => change({ colors: toggled(colors, color) })}
            >
              {colorText(color)}
            </Choice>
          ))}
        </div>
      )}
      <div className={styles.colors}>
        {[...goalColors.filter((color) => !named.includes(color)), noneOf].map((color) => (
          <button
            key={color}
            type="button"
            aria-pressed={valuesIn(colors).includes(color)}
            aria-label={colorText(color)}
            data-tip={colorText(color)}
            onClick={() => change({ colors: toggled(colors, color) })}
          >
            <i className={styles.dot} data-color={color} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function TagPart() {
  const tags = useTagsInUse();
  const chosen = valuesIn(useLookAddress().tags);
  const all = [...tags, ...chosen.filter((tag) => !tags.includes(tag))];
  if (all.length === 0) return null;
  return (
    <AddressPart part="tags" label={m.filter_tags()} options={all.map((tag) => ({ id: tag, name: tag }))} />
  );
}

function PeoplePart() {
  const people = usePeople();
  const { assignees } = useLookAddress();
  if (people.length <= 1 && !assignees) return null;
  const options = [...people, { id: noneOf, name: m.filter_nobody() }];
  return <AddressPart part="assignees" label={m.filter_assignee()} options={options} />;
}

function SpacePart() {
  const spaces = useSpaces();
  const address = useLookAddress();
  if (spaces.length <= 1 && !address.spaces) return null;
  return <AddressPart part="spaces" label={m.filter_spaces()} options={spaces} />;
}

function BoardParts() {
  const boards = useAllBoards();
  const address = useLookAddress();
  const change = useChangeLook();
  const chosen = valuesIn(address.boards);
  return (
    <>
      {(boards.length > 0 || address.boards) && (
        <Part label={m.nav_boards()}>
          {boards.map(({ board: { id, name }, lists }) => (
            <Choice
              key={id}
              isOn={chosen.includes(id)}
              onChoose={() =>
                change({
                  boards: toggled(address.boards, id),
                  lists: without(
                    address.lists,
                    lists.map((list) => list.id),
                  ),
                })
              }
            >
              {name}
            </Choice>
          ))}
        </Part>
      )}
      {boards
        .filter(({ board, lists }) => chosen.includes(board.id) && lists.length > 1)
        .map(({ board, lists }) => (
          <AddressPart
            key={board.id}
            part="lists"
            label={m.filter_lists({ board: board.name })}
            options={lists}
          />
        ))}
    </>
  );
}

interface AddressPartProps {
  readonly part: 'columns' | 'tags' | 'assignees' | 'lists' | 'spaces';
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly icon?: ReactNode }[];
}

function AddressPart({ part, label, options }: AddressPartProps) {
  const chosen = useLookAddress()[part];
  const change = useChangeLook();
  return (
    <Part label={label}>
      {options.map(({ id, name, icon }) => (
        <Choice
          key={id}
          icon={icon}
          isOn={valuesIn(chosen).includes(id)}
          onChoose={() => change({ [part]: toggled(chosen, id) })}
        >
          {name}
        </Choice>
      ))}
    </Part>
  );
}

function without(part: string | undefined, values: readonly string[]): string | undefined {
  const remaining = valuesIn(part).filter((value) => !values.includes(value));
  return remaining.length === 0 ? undefined : remaining.join(',');
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly isOn: boolean;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly onChoose: () => void;
}

function Choice({ isOn, icon, children, onChoose }: ChoiceProps) {
  return (
    <Chip look={isOn ? 'active' : 'option'} icon={icon} aria-pressed={isOn} onClick={onChoose}>
      {children}
    </Chip>
  );
}
