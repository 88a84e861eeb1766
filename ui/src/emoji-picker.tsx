import { type Emoji, type EmojiData, EmojiPicker as Base } from 'frimousse';
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './emoji-picker.module.css';
import { type SkinTone, skinTones } from './skin-tone.tsx';
import { useNarrow } from './use-narrow.tsx';
import { walkRow } from './walk-row.tsx';

export interface ListedEmoji {
  readonly emoji: string;
  /** Index in {@link EmojiPickerWords.categories}. */
  readonly category: number;
  readonly label: string;
  readonly tags: readonly string[];
  /** Excludes `none`; may be empty. */
  readonly tones: readonly string[];
}

export interface EmojiPickerWords {
  readonly search: string;
  readonly emojis: string;
  readonly categories: readonly string[];
  readonly recent: string;
  readonly tone: string;
  /** In the order of {@link skinTones}. */
  readonly tones: readonly string[];
  readonly nothing: string;
}

export interface EmojiPickerProps {
  readonly words: EmojiPickerWords;
  readonly pictures: readonly ReactNode[];
  readonly emojis: readonly ListedEmoji[];
  /** Newest first. */
  readonly recent: readonly string[];
  readonly tone: SkinTone;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onTone: (tone: SkinTone) => void;
  readonly onPick: (emoji: string) => void;
}

/**
 * All emoji by category, with search. Load this code when the user is about to open the picker. The focus can
 * stay in the search field: arrows move through the emoji and Enter picks one.
 */
export function EmojiPicker(props: EmojiPickerProps) {
  const { words, pictures, emojis, recent, tone, searchRef, onTone, onPick } = props;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState(0);
  const viewport = useRef<HTMLDivElement>(null);
  const columns = useNarrow() ? 8 : 9;
  const asked = categoriesNamed(words.categories, search).join();
  const resolved = useMemo(() => {
    const all = dataOf(emojis, words, asked);
    return () => all;
  }, [emojis, words, asked]);
  const labels = useMemo(() => labelsOf(emojis), [emojis]);

  /** Positions of the categories, in CSS pixels. */
  const tops = () => {
    const style = viewport.current?.parentElement?.style;
    const lengthOf = (name: string) => Number.parseFloat(style?.getPropertyValue(name) ?? '') || 0;
    const [row, head] = [lengthOf('--frimousse-row-height'), lengthOf('--frimousse-category-header-height')];
    let top = 0;
    return words.categories.map((_, index) => {
      const count = emojis.filter((each) => each.category === index).length;
      const own = top;
      top += head + Math.ceil(count / columns) * row;
      return own;
    });
  };

  return (
    <Base.Root
      className={styles.picker}
      style={{ '--columns': columns } as CSSProperties}
      columns={columns}
      skinTone={tone}
      // The library uses this only to notice that the data has changed.
      locale={words.emojis + asked}
      resolveEmojiData={resolved}
      onEmojiSelect={({ emoji }: Emoji) => onPick(emoji)}
    >
      <Base.Search
        ref={searchRef}
        className={styles.search}
        aria-label={words.search}
        placeholder={words.search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {search === '' && (
        <ButtonRow
          className={styles.categories}
          label={words.emojis}
          buttons={words.categories.map((name, index) => ({
            'aria-label': name,
            'aria-pressed': index === category,
            'data-tip': name,
            children: pictures[index],
            onClick: () => viewport.current?.scrollTo({ top: tops()[index] ?? 0 }),
          }))}
        />
      )}
      {search === '' && recent.length > 0 && (
        <ButtonRow
          className={styles.recent}
          label={words.recent}
          buttons={recent.slice(0, columns).map((emoji) => ({
            'aria-label': labels.get(emoji) ?? emoji,
            className: styles.emoji,
            children: emoji,
            onClick: () => onPick(emoji),
          }))}
        />
      )}
      <Base.Viewport
        ref={viewport}
        className={styles.viewport}
        tabIndex={-1}
        onScroll={({ currentTarget }) => {
          const reached = currentTarget.scrollTop + 1;
          if (search === '') setCategory(tops().findLastIndex((top) => top <= reached));
        }}
      >
        <Base.Empty>
          <p className={styles.nothing} role="status">
            {words.nothing}
          </p>
        </Base.Empty>
        <Base.List
          aria-label={words.emojis}
          components={{ CategoryHeader: CategoryHead, Row, Emoji: EmojiButton }}
        />
      </Base.Viewport>
      <Foot words={words} tone={tone} onTone={onTone} />
    </Base.Root>
  );
}

function Foot({ words, tone, onTone }: Pick<EmojiPickerProps, 'words' | 'tone' | 'onTone'>) {
  return (
    <div className={styles.foot}>
      <Base.ActiveEmoji>
        {({ emoji }) => (
          <span className={styles.active} aria-hidden="true">
            {emoji && (
              <>
                <b>{emoji.emoji}</b>
                {emoji.label}
              </>
            )}
          </span>
        )}
      </Base.ActiveEmoji>
      <div
        className={styles.tones}
        role="radiogroup"
        tabIndex={-1}
        aria-label={words.tone}
        onKeyDown={walkRow}
      >
        {skinTones.map((each, index) => (
          <button
            key={each}
            type="button"
            role="radio"
            tabIndex={each === tone ? 0 : -1}
            aria-checked={each === tone}
            aria-label={words.tones[index]}
            data-tip={words.tones[index]}
            data-tone={each}
            onClick={() => onTone(each)}
            onFocus={() => onTone(each)}
          />
        ))}
      </div>
    </div>
  );
}

interface ButtonRowProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly buttons: readonly (ComponentProps<'button'> & { readonly 'aria-label': string })[];
}

function ButtonRow({ className, label, buttons }: ButtonRowProps) {
  return (
    <div className={className} role="toolbar" tabIndex={-1} aria-label={label} onKeyDown={walkRow}>
      {buttons.map((button, index) => (
        <button key={button['aria-label']} type="button" tabIndex={index === 0 ? 0 : -1} {...button} />
      ))}
    </div>
  );
}

type Parts = NonNullable<ComponentProps<typeof Base.List>['components']>;
type PartProps<Name extends keyof Parts> = ComponentProps<NonNullable<Parts[Name]>>;

function CategoryHead({ category, ...props }: PartProps<'CategoryHeader'>) {
  return (
    <div {...props} className={styles.head}>
      {category.label}
    </div>
  );
}

function Row(props: PartProps<'Row'>) {
  // ARIA counts rows from 1. The library's 0 is invalid there, so the first row has no index.
  const index = props['aria-rowindex'] || undefined;
  return <div {...props} aria-rowindex={index} className={styles.row} />;
}

function EmojiButton({ emoji, ...props }: PartProps<'Emoji'>) {
  const cell = { ...props, 'aria-colindex': (props['aria-colindex'] ?? 0) + 1 };
  return (
    <button {...cell} type="button" className={styles.emoji}>
      {emoji.emoji}
    </button>
  );
}

/** Shorter words, such as `and`, are part of many category names. */
const shortestNamed = 4;

/**
 * Finds categories whose name, or a word of it, begins with the search. The library alone would match inside a word, so
 * „Eis“ would find all of „Reisen“.
 */
function categoriesNamed(categories: readonly string[], search: string): readonly number[] {
  const wanted = search.trim().toLowerCase();
  if (wanted.length < shortestNamed) return [];
  return categories.flatMap((name, index) => {
    const lower = name.toLowerCase();
    const begins = [lower, ...lower.split(' ')].some((part) => part.startsWith(wanted));
    return begins ? [index] : [];
  });
}

/**
 * Returns the data that the library would otherwise request from another server.
 *
 * @param asked indexes of categories found by name, joined by commas
 */
function dataOf(emojis: readonly ListedEmoji[], words: EmojiPickerWords, asked: string): EmojiData {
  const named = asked.split(',');
  return {
    locale: words.emojis,
    categories: words.categories.map((label, index) => ({ index, label })),
    skinTones: tonesOf(words.tones.slice(1)),
    emojis: emojis.map(({ emoji, category, label, tags, tones }) => ({
      emoji,
      category,
      label,
      version: 0,
      tags: named.includes(String(category)) ? [...tags, words.categories[category] ?? ''] : [...tags],
      ...(tones.length > 0 ? { skins: tonesOf(tones) } : {}),
    })),
  };
}

function tonesOf(each: readonly string[]): EmojiData['skinTones'] {
  const [light = '', mediumLight = '', medium = '', mediumDark = '', dark = ''] = each;
  return { light, 'medium-light': mediumLight, medium, 'medium-dark': mediumDark, dark };
}

/** Includes all skin tones. */
function labelsOf(emojis: readonly ListedEmoji[]): ReadonlyMap<string, string> {
  return new Map(
    emojis.flatMap(({ emoji, label, tones }) => [emoji, ...tones].map((each) => [each, label] as const)),
  );
}
