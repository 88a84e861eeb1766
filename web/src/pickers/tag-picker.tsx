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
  readonly spaces: readonly string[];
  /** Null if one tag is added to several goals. */
  readonly tags: readonly string[] | null;
  readonly onToggle: (tag: string) => void;
}

/** Enter adds a new tag. A hidden tag is offered only to remove it. */
export function TagPicker({ spaces, tags, onToggle }: TagPickerProps) {
  const inUse = useTagsInUse(spaces.join(' '));
  // The goal's tags keep their place, even when removed.
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
