import { useState } from 'react';
import { firstCharacter } from './first-character.ts';
import styles from './avatar.module.css';

const colors = ['coral', 'teal', 'purple', 'blue', 'green', 'orange', 'magenta', 'indigo'] as const;

/** Returns up to two initials; `A` for an empty name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = firstCharacter(words[0] ?? 'A');
  const last = words.length > 1 ? firstCharacter(words.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}

function colorOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return colors[sum % colors.length] ?? 'coral';
}

export function Avatar({ name, image, size = 20 }: { name: string; image?: string | null; size?: number }) {
  const style = { '--size': `${size}px` } as React.CSSProperties;
  // A picture cannot load offline, or after the person has left all shared spaces.
  const [failed, setFailed] = useState<string | null>(null);
  if (image && image !== failed)
    return (
      <img
        className={styles.avatar}
        style={style}
        src={`${image}?size=small`}
        alt=""
        onError={() => setFailed(image)}
      />
    );
  return (
    <span className={styles.avatar} style={style} data-color={colorOf(name)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
