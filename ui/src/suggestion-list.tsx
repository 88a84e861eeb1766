import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './suggestion-list.module.css';

export interface Suggestion {
  readonly id: string;
  readonly content: ReactNode;
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
  readonly activeIndex: number;
  /** The list is below this box, or above if there is no room; window coordinates. */
  readonly boxOf: () => Pick<DOMRect, 'left' | 'top' | 'bottom'>;
  readonly onChoose: (index: number) => void;
}

/** The focus stays in the text field, which names the active suggestion. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, label, suggestions, activeIndex, boxOf, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);

  // Place the list after each drawing, because the text or the list may have grown.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    if (!element.matches(':popover-open')) element.showPopover();
    const stand = () => placeBeside(element, boxOf());
    stand();
    element.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    addEventListener('scroll', stand, { capture: true, passive: true });
    addEventListener('resize', stand);
    return () => {
      removeEventListener('scroll', stand, { capture: true });
      removeEventListener('resize', stand);
    };
  });

  return (
    <div ref={list} id={id} popover="manual" className={styles.list} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          id={`${id}-${index}`}
          type="button"
          role="option"
          aria-selected={index === activeIndex}
          tabIndex={-1}
          className={styles.option}
          // The text field keeps its focus and caret during a press.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(index)}
        >
          {suggestion.content}
        </button>
      ))}
    </div>
  );
}

const gap = 4;
const margin = 8;

function placeBeside(list: HTMLElement, box: Pick<DOMRect, 'left' | 'top' | 'bottom'>): void {
  const { width, height } = list.getBoundingClientRect();
  const seen = visualViewport;
  const end = seen ? seen.offsetTop + seen.height : innerHeight;
  const fits = box.bottom + gap + height + margin <= end;
  list.style.top = `${fits ? box.bottom + gap : Math.max(margin, box.top - gap - height)}px`;
  list.style.left = `${Math.max(margin, Math.min(box.left, innerWidth - width - margin))}px`;
}
