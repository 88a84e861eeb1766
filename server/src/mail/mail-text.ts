import type { Mail, MailBar, MailBlock, MailLink, MailRow } from '@cairn/words/mail';
import { mailLine } from './mail-line.ts';

/** In code points. Only links are longer. */
export const mailColumns = 72;

/** Line before the foot. No other line of a mail is equal to it. */
const footMark = '--';

/** Returns the mail as plain text, its links in the order of the HTML. */
export function textOf(mail: Mail, signature: string): string {
  const body = [
    wrapped(mail.heading),
    ...mail.blocks.map(blockText),
    ...(mail.button === null ? [] : [linkText(mail.button)]),
    mail.links.map(linkText).join('\n'),
    ...mail.notes.map((note) => wrapped(note)),
  ];
  const foot = [wrapped(mail.reason), ...mail.footLinks.map(linkText)].join('\n');
  return `${joined(body)}\n\n${footMark}\n${joined([foot, wrapped(signature)])}\n`;
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join('\n\n');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'aside':
    case 'title':
      return wrapped(block.text);
    case 'quote':
      return block.paragraphs.map((text) => wrapped(text, '> ', '> ')).join('\n>\n');
    case 'rows':
      return block.rows
        .map((row) => [wrapped(titleOf(row), markOf(row), '  '), wrapped(row.detail, '  ', '  ')])
        .map((lines) => lines.filter((line) => line !== '').join('\n'))
        .join('\n');
    case 'bars':
      return barsText(block.bars);
  }
}

const titleOf = ({ title, time }: MailRow) => (time ? `${time} ${title}` : title);

const markOf = ({ isDone }: MailRow) => (isDone === undefined ? '* ' : isDone ? '[x] ' : '[ ] ');

/** In columns. */
const longestBar = 40;

function barsText(bars: readonly MailBar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const names = Math.max(...bars.map(({ name }) => widthOf(mailLine(name))));
  return bars
    .map(({ name, count }) => {
      const bar = '#'.repeat(Math.round((count / most) * Math.min(longestBar, most)));
      return `${mailLine(name).padEnd(names)}  ${bar} ${count}`.replace('   ', '  ');
    })
    .join('\n');
}

function linkText({ text, link }: MailLink): string {
  const line = `${mailLine(text)}: ${link}`;
  return widthOf(line) <= mailColumns ? line : `${wrapped(`${text}:`)}\n${link}`;
}

const widthOf = (text: string) => Array.from(text).length;

function wrapped(text: string, first = '', further = ''): string {
  const lines: string[] = [];
  let line = '';
  const room = mailColumns - further.length;
  for (const word of mailLine(text)
    .split(' ')
    .flatMap((each) => wordParts(each, room))) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  if (line !== '') lines.push(line);
  return lines
    .map((each, index) => `${index === 0 ? first : further}${each === footMark ? '—' : each}`)
    .join('\n');
}

function wordParts(word: string, room: number): readonly string[] {
  const signs = Array.from(word);
  if (signs.length <= room || word.includes('://')) return [word];
  const count = Math.ceil(signs.length / room);
  return Array.from({ length: count }, (_, part) => signs.slice(part * room, (part + 1) * room).join(''));
}
