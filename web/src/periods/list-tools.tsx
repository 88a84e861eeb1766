import { shortcutOn, type Shortcuts } from '@cairn/core/accounts/shortcuts';
import { lazy, Suspense, useEffect } from 'react';
import { useListLook } from '../goals/list-look.ts';
import { usePlanning } from '../goals/planning.ts';
import { pressedKey } from '../base/pressed-key.ts';
import { quietPart } from '../base/quiet-part.tsx';
import { isTyping } from '../base/typing.ts';
import { filtersOpen, type ListToolsProps } from './filters-open.ts';
import styles from './list-tools.module.css';

const loadParts = () => import('./list-tool-parts.tsx');
/** After the first picture; without it the lists are still shown as the address says. */
const Buttons = quietPart<ListToolsProps>(() => loadParts().then((parts) => parts.ListButtons));
const Row = quietPart(() => loadParts().then((parts) => parts.FilterRow));
const None = lazy(() =>
  loadParts().then(
    (parts) => ({ default: parts.NothingMatches }),
    () => ({ default: () => <></> }),
  ),
);

/** What filters and sorts the lists of a page, for its head. */
export function ListTools(props: ListToolsProps) {
  const { shortcuts } = usePlanning();
  useEffect(() => {
    const press = (event: KeyboardEvent) => openByKey(event, shortcuts);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [shortcuts]);
  return <Buttons {...props} />;
}

/** Shift+F shows the filters, or the person's own key; by its place as all keys of the page. */
function openByKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  if (event.defaultPrevented) return;
  if (shortcutOn(pressedKey(event), shortcuts) !== 'showFilters') return;
  if (isTyping(event.target) || document.querySelector('[role=dialog], [role=menu]')) return;
  event.preventDefault();
  filtersOpen.set(true);
}

/** What the lists are filtered by; nothing while they show all. */
export function FilterLine() {
  const { wants } = useListLook();
  if (!wants) return null;
  return (
    <div className={styles.line}>
      <Row />
    </div>
  );
}

/** Said in the first list when the filter leaves nothing in it. */
export function NothingInFilter() {
  return (
    <Suspense fallback={null}>
      <None />
    </Suspense>
  );
}
