import { type GeneralShortcuts, shortcutOn } from '@cairn/core/accounts/general-shortcuts';
import { lazy, Suspense, useEffect } from 'react';
import { useListLook } from '../goals/list-look.ts';
import { usePlanning } from '../goals/planning.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { quietPart } from '../base/quiet-part.tsx';
import { isTyping } from '../base/typing.ts';
import { filtersOpen, type ListToolsProps } from './filters-open.ts';
import styles from './list-tools.module.css';

const loadParts = () => import('./list-tool-parts.tsx');
/** Loaded after the first paint. Even without this code, lists follow the address. */
const Buttons = quietPart<ListToolsProps>(() => loadParts().then((parts) => parts.ListButtons));
const Row = quietPart(() => loadParts().then((parts) => parts.FilterRow));
const None = lazy(() =>
  loadParts().then(
    (parts) => ({ default: parts.NothingMatches }),
    () => ({ default: () => <></> }),
  ),
);

export function ListTools(props: ListToolsProps) {
  const { shortcuts } = usePlanning();
  useEffect(() => {
    const press = (event: KeyboardEvent) => openByKey(event, shortcuts);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shortcuts]);
  return <Buttons {...props} />;
}

function openByKey(event: KeyboardEvent, shortcuts: GeneralShortcuts): void {
  if (event.defaultPrevented) return;
  if (shortcutOn(pressedKey(event), shortcuts) !== 'showFilters') return;
  if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return;
  event.preventDefault();
  filtersOpen.set(true);
}

export function FilterLine() {
  const { wants } = useListLook();
  if (!wants) return null;
  return (
    <div className={styles.line}>
      <Row />
    </div>
  );
}

/** Says that no goal passes the filter. Shown in the first list. */
export function NothingInFilter() {
  return (
    <Suspense fallback={null}>
      <None />
    </Suspense>
  );
}
