import { useTagsInUse } from '@cairn/client/react/tags-in-use';
import { searchable } from '@cairn/core/names/search';
import { isTag, uniqueTags } from '@cairn/core/tags/tags';
import { Chip } from '@cairn/ui/chip';
import { TextLine } from '@cairn/ui/text-line';
import { m } from '@cairn/words/messages';
import Check from 'lucide-react/icons/check';
import { type FormEvent, useState } from 'react';
import styles from './tag-picker.module.css';

interface TagPickerProps {
  /** Whose tags are offered: the goal's space, or those of several goals. */
  readonly spaces: readonly string[];
  /** The tags that are there already; null where only one more is given, to several goals. */
  readonly tags: readonly string[] | null;
  /** A tag is to be there, or no more. */
  readonly onToggle: (tag: string) => void;
}

/**
 * The tags that are in use in the goal's space, found by what is typed, and a new one by Enter. A hidden one is there
 * only where the goal has it, to be taken off.
 */
export function TagPicker({ spaces, tags, onToggle }: TagPickerProps) {
  const inUse = useTagsInUse(spaces.join(' '));
  // What stood there on opening stays in its place, also when it is taken off.
  const [first] = useState(tags ?? []);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const wanted = typed.trim().replace(/^#/u, '');
  const offered = uniqueTags([...first, ...(tags ?? []), ...inUse]).filter((tag) =>
    searchable(tag).startsWith(searchable(wanted)),
  );
  const isOn = (tag: string) => tags?.some((one) => searchable(one) === searchable(tag)) ?? false;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTag(wanted)) return setRefused(true);
    const known = offered.find((tag) => searchable(tag) === searchable(wanted)) ?? wanted;
    if (!isOn(known)) onToggle(known);
    setTyped('');
  };

  return (
    <form className={styles.tags} onSubmit={submit}>
      <TextLine
        aria-label={m.selection_tag()}
        aria-invalid={isRefused}
        placeholder={m.selection_tag_new()}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setRefused(false);
        }}
      />
      {isRefused && <p role="alert">{m.selection_tag_refused()}</p>}
      <div>
        {offered.map((tag) => (
          <Chip
            key={tag}
            look={isOn(tag) ? 'active' : 'option'}
            icon={isOn(tag) ? <Check /> : undefined}
            aria-pressed={tags === null ? undefined : isOn(tag)}
            onClick={() => onToggle(tag)}
          >
            <bdi>{tag}</bdi>
          </Chip>
        ))}
      </div>
    </form>
  );
}
