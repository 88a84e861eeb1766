import { useCairn } from '@cairn/client/react/cairn-context';
import { useSpaces } from '@cairn/client/react/account';
import { useAllBoards } from '@cairn/client/react/boards';
import { isGoalColor } from '@cairn/core/goals/colors';
import { noneOf } from '@cairn/core/goals/goal-filter';
import type { ColumnId } from '@cairn/core/time/horizons';
import { dayName } from '@cairn/core/time/period-names';
import { seenFields } from '@cairn/core/sync/view';
import { HorizonGlyph } from '@cairn/ui/horizon-glyph';
import { m } from '@cairn/words/messages';
import CalendarRange from 'lucide-react/icons/calendar-range';
import CircleCheck from 'lucide-react/icons/circle-check';
import Kanban from 'lucide-react/icons/kanban';
import Tag from 'lucide-react/icons/tag';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { shownName } from '../goals/member-name.ts';
import { columnNames, stoneOf } from '../goals/period-words.ts';
import { usePlanning } from '../goals/planning.ts';
import { stretchNames } from '../goals/stretch-names.ts';
import { useColorName } from '../pickers/use-color-name.ts';
import styles from './list-tools.module.css';
import { type LookAddress, valuesIn } from './look-address.ts';
import { toggled } from './changed-look.ts';

export interface FilterPart {
  readonly id: string;
  readonly text: string;
  readonly icon: ReactNode;
  readonly without: LookAddress;
}

/** Returns the members of all spaces, the user first. */
export function usePeople(): readonly { readonly id: string; readonly name: string }[] {
  const { account, replica } = useCairn();
  const people = new Map(
    replica
      .recordsOf('memberships')
      .map((record) => seenFields(record))
      .map((member) => [String(member['userCode']), shownName({ name: String(member['name'] ?? '') })]),
  );
  const others = [...people].filter(([code]) => code !== account.code);
  return [[account.code, m.filter_me()] as const, ...others].map(([id, name]) => ({ id, name }));
}

export function useColorText(): (color: string) => string {
  const nameOf = useColorName();
  return (color) => (isGoalColor(color) ? nameOf(color) : m.goal_no_color());
}

export function useFilterParts(address: LookAddress): readonly FilterPart[] {
  const { locale, today } = usePlanning();
  const people = usePeople();
  const colorText = useColorText();
  const spaces = useSpaces();
  const boards = useAllBoards();
  const { status, when, from, to } = address;
  const nameOf = (date: string) => dayName(date, today, locale);
  const daysText =
    from && to
      ? m.filter_days({ from: nameOf(from), to: nameOf(to) })
      : from
        ? m.filter_days_from({ from: nameOf(from) })
        : to && m.filter_days_to({ to: nameOf(to) });
  const each = (
    name: 'columns' | 'colors' | 'tags' | 'assignees' | 'spaces' | 'boards' | 'lists',
    textOf: (value: string) => string,
    iconOf: (value: string) => ReactNode,
  ): readonly FilterPart[] =>
    valuesIn(address[name]).map((value) => ({
      id: `${name} ${value}`,
      text: textOf(value),
      icon: iconOf(value),
      without: { [name]: toggled(address[name], value) },
    }));
  const part = (id: string, text: string | undefined, icon: ReactNode, without: LookAddress) =>
    text ? [{ id, text, icon, without }] : [];
  return [
    ...part('status', status && (status === 'done' ? m.search_done() : m.search_open()), <CircleCheck />, {
      status: undefined,
    }),
    ...part('when', when && stretchNames[when](), <CalendarRange />, { when: undefined }),
    ...part('days', daysText, <CalendarRange />, { from: undefined, to: undefined }),
    ...each(
      'columns',
      (value) => columnNames[Number(value) as ColumnId](),
      (value) => <HorizonGlyph stone={stoneOf[Number(value) as ColumnId]} />,
    ),
    ...each('colors', colorText, (value) => <i className={styles.dot} data-color={value} />),
    ...each(
      'tags',
      (value) => value,
      () => <Tag />,
    ),
    ...each(
      'assignees',
      (value) =>
        value === noneOf
          ? m.filter_nobody()
          : (people.find(({ id }) => id === value)?.name ?? m.person_unknown()),
      () => <UserRound />,
    ),
    ...each(
      'spaces',
      (value) => spaces.find(({ id }) => id === value)?.name ?? m.filter_unknown_space(),
      () => <Users />,
    ),
    ...each(
      'boards',
      (value) =>
        boards.find(({ board }) => board.id === value || board.key === value)?.board.name ??
        m.filter_unknown_board(),
      () => <Kanban />,
    ),
    ...each(
      'lists',
      (value) =>
        boards.flatMap(({ lists }) => lists).find(({ id, key }) => id === value || key === value)?.name ??
        m.filter_unknown_board(),
      () => <Kanban />,
    ),
  ];
}
