import { goalColors } from '@cairn/core/goals/colors';
import { columnsWideToNarrow } from '@cairn/core/time/horizons';
import type { Stretch } from '@cairn/core/time/stretches';
import { Chip } from '@cairn/ui/chip';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { Menu, MenuItem, MenuSeparator } from '@cairn/ui/menu';
import { Switch } from '@cairn/ui/switch';
import { m } from '@cairn/words/messages';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CircleCheck from 'lucide-react/icons/circle-check';
import Palette from 'lucide-react/icons/palette';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useState } from 'react';
import { columnNames, stoneOf } from '../../goals/period-words.ts';
import { stretchNames } from '../../goals/stretch-names.ts';
import { usePeople } from '../../periods/filter-parts.tsx';
import { useColorName } from '../../pickers/use-color-name.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './search-screen.module.css';

const statusNames = { open: m.search_open, done: m.search_done } as const;

interface SearchFiltersProps {
  readonly address: SearchAddress;
  readonly tags: readonly string[];
  readonly onChange: (change: SearchAddress) => void;
}

export function SearchFilters({ address, tags, onChange }: SearchFiltersProps) {
  const { column, when, status, color, tag, assignee, deleted } = address;
  const people = usePeople();
  const nameOf = useColorName();
  return (
    <div className={styles.filters} role="group" aria-label={m.search_filters()}>
      <Filter
        label={m.search_any_horizon()}
        chosen={column && columnNames[column]()}
        icon={<HorizonGlyph stone={column === undefined ? -1 : stoneOf[column]} />}
        choices={columnsWideToNarrow.toReversed().map((columnId) => ({
          name: columnNames[columnId](),
          icon: <HorizonGlyph stone={stoneOf[columnId]} />,
          isChosen: columnId === column,
          choose: () => onChange({ column: columnId }),
        }))}
        onClear={() => onChange({ column: undefined })}
      />
      <Filter
        label={m.search_any_time()}
        chosen={when && stretchNames[when]()}
        icon={<CalendarRange />}
        choices={(Object.keys(stretchNames) as Stretch[]).map((stretch) => ({
          name: stretchNames[stretch](),
          isChosen: stretch === when,
          choose: () => onChange({ when: stretch }),
        }))}
        onClear={() => onChange({ when: undefined })}
      />
      <Filter
        label={m.search_open_and_done()}
        chosen={status && statusNames[status]()}
        icon={<CircleCheck />}
        choices={(['open', 'done'] as const).map((one) => ({
          name: statusNames[one](),
          isChosen: one === status,
          choose: () => onChange({ status: one }),
        }))}
        onClear={() => onChange({ status: undefined })}
      />
      <Filter
        label={m.search_any_color()}
        chosen={color && nameOf(color)}
        icon={color ? <i className={styles.dot} data-color={color} /> : <Palette />}
        choices={goalColors.map((one) => ({
          name: nameOf(one),
          icon: <i className={styles.dot} data-color={one} />,
          isChosen: one === color,
          choose: () => onChange({ color: one }),
        }))}
        onClear={() => onChange({ color: undefined })}
      />
      {(tags.length > 0 || tag !== undefined) && (
        <Filter
          label={m.search_any_tag()}
          chosen={tag}
          icon={<Tag />}
          choices={tags.map((one) => ({
            name: one,
            isChosen: one === tag,
            choose: () => onChange({ tag: one }),
          }))}
          onClear={() => onChange({ tag: undefined })}
        />
      )}
      {(people.length > 1 || assignee !== undefined) && (
        <Filter
          label={m.search_any_assignee()}
          chosen={assignee && (people.find(({ id }) => id === assignee)?.name ?? m.person_unknown())}
          icon={<UserRound />}
          choices={people.map(({ id, name }) => ({
            id,
            name,
            isChosen: id === assignee,
            choose: () => onChange({ assignee: id }),
          }))}
          onClear={() => onChange({ assignee: undefined })}
        />
      )}
      <Switch
        label={m.search_in_deleted()}
        isOn={deleted === true}
        onChange={(isOn) => onChange({ deleted: isOn || undefined })}
      />
    </div>
  );
}

interface Choice {
  readonly id?: string;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

interface FilterProps {
  /** Shown without a choice, and for removing the choice. */
  readonly label: string;
  readonly chosen: string | undefined;
  readonly icon: ReactNode;
  readonly choices: readonly Choice[];
  readonly onClear: () => void;
}

function Filter({ label, chosen, icon, choices, onClear }: FilterProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <Chip
        look={chosen === undefined ? 'option' : 'active'}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {chosen ?? label}
      </Chip>
      {anchor && (
        <Menu label={label} anchor={anchor} isOpen onOpenChange={(isOpen) => !isOpen && setAnchor(null)}>
          <MenuItem isChosen={chosen === undefined} onSelect={onClear}>
            {label}
          </MenuItem>
          <MenuSeparator />
          {choices.map(({ id, name, icon: choiceIcon, isChosen, choose }) => (
            <MenuItem key={id ?? name} icon={choiceIcon} isChosen={isChosen} onSelect={choose}>
              {name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
