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
  /** Where its category stands in {@link EmojiPickerWords.categories}. */
  readonly category: number;
  readonly label: string;
  /** Further words that it is found by. */
  readonly tags: readonly string[];
  /** Itself in every skin tone but `none`; empty where it has none. */
  readonly tones: readonly string[];
}

export interface EmojiPickerWords {
  readonly search: string;
  /** What the whole is called. */
  readonly emojis: string;
  readonly categories: readonly string[];
  readonly recent: string;
  readonly tone: string;
  /** One for each of {@link skinTones}. */
  readonly tones: readonly string[];
  readonly nothing: string;
}

export interface EmojiPickerProps {
  readonly words: EmojiPickerWords;
  /** A picture for each category. */
  readonly pictures: readonly ReactNode[];
  readonly emojis: readonly ListedEmoji[];
  /** The last ones that were picked, the newest first. */
  readonly recent: readonly string[];
  readonly tone: SkinTone;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onTone: (tone: SkinTone) => void;
  readonly onPick: (emoji: string) => void;
}

/**
 * All emoji by category, to search and to pick from; it belongs into a popover. Load it on the first intent.
 *
 * The focus may stay in the search field: arrows walk through the emoji from there, Enter picks the one they stand on.
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

  /** How far down each category begins, in CSS pixels. */
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
      // The library asks again for what it is to show when this changes, and takes it for nothing else.
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

/** The name of the emoji under the pointer, and the skin tones. */
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

/** A row of buttons that is one stop for Tab. */
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
  // The library counts from nought and looks for its rows by that; ARIA has no such row.
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

/** Shorter words than this stand in many names, as `and` does. */
const shortestNamed = 4;

/**
 * The categories that are searched for by name: one of their words begins with the search, or all of it does.
 *
 * The library finds letters anywhere in a word, so that every „Reisen“ would come to who looks for „Eis“.
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
 * Emoji as the library has them; it takes them as they are and asks nobody.
 *
 * @param asked the categories whose name finds all that is in them, joined by commas
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

/** What each is called, in whatever tone. */
function labelsOf(emojis: readonly ListedEmoji[]): ReadonlyMap<string, string> {
  return new Map(
    emojis.flatMap(({ emoji, label, tones }) => [emoji, ...tones].map((each) => [each, label] as const)),
  );
}
