import { sortOrdersFor } from '@cairn/core/goals/sorted-goals';
import { announce } from '@cairn/ui/announcer';
import { Button } from '@cairn/ui/button';
import { Chip } from '@cairn/ui/chip';
import { EmptyState } from '@cairn/ui/empty-state';
import { IconButton } from '@cairn/ui/icon-button';
import { useNarrow } from '@cairn/ui/use-narrow';
import { m } from '@cairn/words/messages';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useCell } from '../base/cell.ts';
import { useListLook } from '../goals/list-look.ts';
import { usePlanning } from '../goals/planning.ts';
import { keyHints } from '../base/key-hints.ts';
import { useFilterParts } from './filter-parts.tsx';
import { FilterSurface } from './filter-surface.tsx';
import { useChangeLook, useLookAddress } from './list-look-provider.tsx';
import { filtersOpen, type ListToolsProps } from './filters-open.ts';
import { LateLink } from './late-link.tsx';
import styles from './list-tools.module.css';
import { noFilter } from './changed-look.ts';
import { SortMenu } from './sort-menu.tsx';
import { useKeptFilters } from './use-kept-filters.ts';

export function ListButtons(props: ListToolsProps) {
  const { hasTimes, isHorizon = true, isTeam = false, hasColumns, hasOrders = true } = props;
  const isNarrow = useNarrow();
  const isOpen = useCell(filtersOpen, (open) => open);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { shortcuts } = usePlanning();
  const { wants, arrange } = useListLook();
  const { sort } = useLookAddress();
  const changeLook = useChangeLook();
  const orders = sortOrdersFor({ isHorizon, hasTimes, isTeam });
  useKeptFilters();
  // Otherwise the filters would be open again on the next page.
  useEffect(() => () => filtersOpen.set(false), []);
  return (
    <>
      {isHorizon && !isTeam && <LateLink />}
      <IconButton
        ref={setButton}
        label={isNarrow && hasOrders ? m.filter_and_sort() : m.filter_show()}
        {...keyHints(shortcuts.showFilters)}
        data-filter-button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        isOn={wants !== null || (isNarrow && arrange !== null)}
        icon={<SlidersHorizontal />}
        onClick={() => filtersOpen.set(true)}
      />
      {!isNarrow && hasOrders && (
        <SortMenu order={sort} orders={orders} onChange={(next) => changeLook({ sort: next })} />
      )}
      {isOpen && (
        <FilterSurface
          anchor={button}
          hasColumns={hasColumns}
          orders={isNarrow && hasOrders ? orders : []}
          onClose={() => filtersOpen.set(false)}
        />
      )}
    </>
  );
}

export function FilterRow() {
  const address = useLookAddress();
  const changeLook = useChangeLook();
  const parts = useFilterParts(address);
  const row = useRef<HTMLDivElement>(null);
  const text = parts.map(({ text: said }) => said).join(', ');
  useEffect(() => {
    const frame = requestAnimationFrame(() => announce(m.filter_announced({ text, count: rowsOnPage() })));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  const clear = (change: typeof address) => {
    changeLook(change);
    // The removed chip had the focus. Move it within the row, or to the filter button.
    requestAnimationFrame(() => {
      const next = row.current?.querySelector('button') ?? document.querySelector('[data-filter-button]');
      if (document.activeElement === document.body) (next as HTMLElement | null)?.focus();
    });
  };
  return (
    <div ref={row} className={styles.row} role="group" aria-label={m.filter_active()}>
      {parts.map(({ id, text: said, icon, without }) => (
        <Chip
          key={id}
          look="active"
          icon={icon}
          aria-label={m.filter_clear_one({ text: said })}
          data-tip={m.filter_clear_one({ text: said })}
          onClick={() => clear(without)}
        >
          {said}
          <X />
        </Chip>
      ))}
      <button type="button" className={styles.clear} onClick={() => clear(noFilter)}>
        {m.filter_clear()}
      </button>
    </div>
  );
}

function rowsOnPage(): number {
  return document.querySelectorAll('#page [data-goal]').length;
}

export function NothingMatches() {
  const changeLook = useChangeLook();
  return (
    <EmptyState
      title={m.filter_none()}
      lead={m.filter_none_lead()}
      action={<Button onClick={() => changeLook(noFilter)}>{m.filter_clear()}</Button>}
    />
  );
}
