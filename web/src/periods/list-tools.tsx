import { shortcutOn, type Shortcuts } from '@cairn/core/accounts/shortcuts';
import { lazy, Suspense, useEffect } from 'react';
import { useListLook } from '../goals/list-look.ts';
import { usePlanning } from '../goals/planning.ts';
import { pressedKey } from '../shell/pressed-key.ts';
import { isTyping } from '../shell/typing.ts';
import { whenQuiet } from '../shell/when-quiet.ts';
import { filtersOpen, type ListToolsProps } from './filters-open.ts';
import styles from './list-tools.module.css';

const loadParts = () => import('./list-tool-parts.tsx');
const nothing = () => <></>;
/** After the first picture; without it the lists are still shown as the address says. */
const loadLater = () => new Promise<void>(whenQuiet).then(loadParts);

const Buttons = lazy(() =>
  loadLater().then(
    (parts) => ({ default: parts.ListButtons }),
    () => ({ default: nothing }),
  ),
);
const Row = lazy(() =>
  loadLater().then(
    (parts) => ({ default: parts.FilterRow }),
    () => ({ default: nothing }),
  ),
);
const None = lazy(() =>
  loadParts().then(
    (parts) => ({ default: parts.NothingMatches }),
    () => ({ default: nothing }),
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
  return (
    <Suspense fallback={null}>
      <Buttons {...props} />
    </Suspense>
  );
}

/** Shift+F shows the filters (spec core §2), or the person's own key; by its place as all keys of the page. */
function openByKey(event: KeyboardEvent, shortcuts: Shortcuts): void {
  const { altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey || event.defaultPrevented) return;
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
      <Suspense fallback={null}>
        <Row />
      </Suspense>
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
