import type { ReactNode } from 'react';
import styles from './webhook.module.css';

/** Of requests and JavaScript: names and keywords, or texts. */
const colored =
  /(?<name>^(?:POST|webhook-[a-z]+)|"[^"\n]*"(?=:)|\b(?:import|const)\b|\bfrom(?= '))|(?<text>"[^"\n]*"|'[^'\n]*')/gmu;

export function CodeText({ text }: { readonly text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(colored)) {
    parts.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const isName = match.groups?.['name'] !== undefined;
    parts.push(
      <span key={match.index} className={isName ? styles.codeName : styles.codeString}>
        {match[0]}
      </span>,
    );
  }
  return (
    <code>
      {parts}
      {text.slice(end)}
    </code>
  );
}
