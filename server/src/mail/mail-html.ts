import type { Mail, MailBar, MailBlock, MailLink, MailRow } from '@cairn/words/mail';
import { mailLine } from './mail-line.ts';

export interface HtmlFrame {
  /** BCP 47 tag. */
  readonly language: string;
  /** The last line. */
  readonly signature: string;
}

// Mail programs drop style sheets, so each element carries its own style. Only dark colours and a narrow screen need
// the sheet.
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.page{padding:14px 10px 20px!important}.card{padding:20px 18px 22px!important}}
@media (prefers-color-scheme:dark){
.bg{background:#14171d!important}
.card{background:#1d2129!important;border-color:#2c313b!important}
.ink{color:#eceef2!important}
.soft{color:#a8b0bf!important}
.link{color:#8fb6f6!important}
.rule{background:#333946!important}
.stone{background:#93a1ba!important}
.face{background:#24402f!important;color:#a9e0be!important}
}`;

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"']/gu, (sign) => signs[sign] as string);
const shown = (text: string) => escaped(mailLine(text));

/** Returns a whole page of HTML that loads nothing, and reads the same without pictures. */
export function htmlOf(mail: Mail, { language, signature }: HtmlFrame): string {
  const dir = directionOf(language);
  const card = [
    headText(mail),
    ...mail.blocks.map(blockHtml),
    mail.button === null ? '' : buttonHtml(mail.button),
    mail.links.length === 0
      ? ''
      : `<p class="soft" style="${smallText}margin:16px 0 0">${row(mail.links)}</p>`,
    ...mail.notes.map(
      (note, index) =>
        `<p class="soft" style="${smallText}margin:${index === 0 ? 18 : 6}px 0 0">${shown(note)}</p>`,
    ),
  ].join('');
  return `<!doctype html>
<html lang="${language}" dir="${dir}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${shown(mail.subject)}</title><style>${sheet}
</style></head>
<body class="bg" style="margin:0;padding:0;background:#f2f3f6" lang="${language}" dir="${dir}">
<div style="display:none;max-height:0;overflow:hidden">${shown(mail.preview)}</div>
${table('width="100%"', cell('bg', 'bgcolor="#f2f3f6" align="center"', 'padding:0;background:#f2f3f6', whole(card, mail, signature)))}
</body></html>
`;
}

const paragraphText = `${font}font-size:15px;line-height:23px;color:#1d2433;`;
const smallText = `${font}font-size:14px;line-height:21px;color:#535d70;`;
const footText = `${font}font-size:13px;line-height:19px;color:#535d70;`;

const table = (attributes: string, rows: string, style = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="border-collapse:separate;${style}"><tr>${rows}</tr></table>`;
const cell = (name: string, attributes: string, style: string, inside: string) =>
  `<td class="${name}" ${attributes} style="${style}">${inside}</td>`;

const whole = (card: string, { reason, footLinks }: Mail, signature: string) =>
  table(
    'width="600"',
    cell(
      'bg page',
      'align="left"',
      'padding:20px 24px 26px',
      [mark, cardHtml(card), foot(reason, footLinks, signature)].join('\n'),
    ),
    'width:100%;max-width:600px',
  );

const cardHtml = (inside: string) =>
  table(
    'width="100%"',
    cell(
      'card',
      'bgcolor="#ffffff"',
      'padding:26px 30px 28px;background:#ffffff;border:1px solid #e3e6eb;border-radius:14px',
      inside,
    ),
  );

/** In px, from the top. The first stone is orange. */
const stoneWidths = [5, 7, 9, 11, 13, 16, 19];
const stones = stoneWidths
  .map((width, index) => {
    const name = index === 0 ? '' : ' class="stone"';
    const color = index === 0 ? '#f0673a' : '#46546f';
    return `<tr><td align="center" style="padding:0;font-size:0;line-height:0"><div${name} style="width:${width}px;height:2px;margin:0 auto 1px;border-radius:1px;background:${color}"></div></td></tr>`;
  })
  .join('');
const mark = table(
  'width="100%"',
  `<td width="28" style="padding:0"><table role="presentation" width="20" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate">${stones}</table></td>${cell(
    'ink',
    '',
    `${font}font-size:16px;line-height:22px;font-weight:650;letter-spacing:-.03em;color:#1d2433`,
    'Cairn',
  )}`,
  'margin:0 0 14px',
);

const foot = (reason: string, links: readonly MailLink[], signature: string) =>
  table(
    'width="100%"',
    cell(
      '',
      '',
      'padding:16px 6px 0',
      [
        `<p class="soft" style="${footText}margin:0">${shown(reason)}</p>`,
        links.length === 0 ? '' : `<p class="soft" style="${footText}margin:4px 0 0">${row(links)}</p>`,
        `<p class="soft" style="${footText}margin:8px 0 0;font-size:12px">${shown(signature)}</p>`,
      ].join(''),
    ),
  );

const row = (links: readonly MailLink[]) => links.map(linkHtml).join(' &nbsp;·&nbsp; ');

const linkHtml = ({ text, link }: MailLink) =>
  `<a class="link" href="${escaped(link)}" style="color:#2a5db0;text-decoration:underline;white-space:nowrap">${shown(text)}</a>`;

const buttonHtml = ({ text, link }: MailLink) =>
  table(
    '',
    cell(
      '',
      'bgcolor="#3268bd"',
      'background:#3268bd;border-radius:10px',
      `<a href="${escaped(link)}" style="display:inline-block;padding:11px 20px;${font}font-size:15px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${shown(text)}</a>`,
    ),
    'margin:20px 0 0',
  );

function headText({ heading, initials }: Mail): string {
  const size =
    initials === null
      ? 'font-size:22px;line-height:29px;letter-spacing:-.02em'
      : 'font-size:17px;line-height:24px;letter-spacing:-.01em';
  const head = `<h1 class="ink" dir="auto" style="margin:0;${font}${size};font-weight:650;color:#1d2433">${shown(heading)}</h1>`;
  if (initials === null) return head;
  const face =
    'width:34px;height:34px;border-radius:17px;background:#d3ecdc;color:#1f5c37;text-align:center;';
  return table(
    'width="100%"',
    `<td width="46" style="padding:0"><div class="face" style="${face}${font}font-size:13px;line-height:34px;font-weight:600">${shown(initials)}</div></td><td style="padding:0">${head}</td>`,
  );
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="${paragraphText}margin:10px 0 0">${shown(block.text)}</p>`;
    case 'aside':
      return `<p class="soft" style="${smallText}margin:12px 0 0">${shown(block.text)}</p>`;
    case 'quote':
      return barred('rule', '#e3e6eb', block.paragraphs.map(quoteHtml).join(''));
    case 'title':
      return `<h2 class="ink" style="${paragraphText}font-size:14px;font-weight:600;margin:22px 0 0">${shown(block.text)}</h2>`;
    case 'rows':
      return block.rows.map(rowHtml).join('');
    case 'bars':
      return barsHtml(block.bars);
  }
}

const quoteHtml = (text: string, index: number) =>
  `<p class="ink" dir="auto" style="${paragraphText}margin:${index === 0 ? 0 : 8}px 0 0">${shown(text)}</p>`;

/** In px. */
const highestBar = 64;

/** A chart of table cells, which mail programs show without pictures. */
function barsHtml(bars: readonly MailBar[]): string {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const cells = bars.map(({ name, count }) => {
    const height = Math.round((count / most) * highestBar);
    const bar = `<div style="width:36px;height:${height}px;margin:3px auto 5px;border-radius:4px;background:#6f8ab7;font-size:0;line-height:0">&nbsp;</div>`;
    const text = 'font-size:12px;line-height:16px';
    const inside = `<div class="ink" style="${footText}${text}">${count}</div>${bar}<div class="soft" style="${footText}${text}">${shown(name)}</div>`;
    return `<td align="center" valign="bottom" style="padding:0">${inside}</td>`;
  });
  return table('width="100%"', cells.join(''), 'margin:18px 0 0');
}

const rowHtml = ({ title, detail, time, isDone = false }: MailRow) =>
  barred(
    '',
    '#3f78cf',
    `<div class="${isDone ? 'soft' : 'ink'}" dir="auto" style="${paragraphText}line-height:20px;font-weight:500${isDone ? ';color:#535d70' : ''}">${
      time ? `<span class="soft" style="color:#535d70;font-weight:400">${shown(time)}</span> &nbsp;` : ''
    }${shown(title)}${isDone ? ' &nbsp;✓' : ''}</div>${
      detail === ''
        ? ''
        : `<div class="soft" dir="auto" style="${footText}line-height:18px">${shown(detail)}</div>`
    }`,
  );

const barred = (name: string, color: string, inside: string) =>
  table(
    'width="100%"',
    `<td class="${name}" width="3" style="padding:0;background:${color};border-radius:2px;font-size:0;line-height:0">&nbsp;</td><td style="padding:1px 0 1px 12px">${inside}</td>`,
    'margin:14px 0 0',
  );

/** Languages that are written from right to left. */
const fromRight = new Set(['ar', 'fa', 'he', 'ur']);
const directionOf = (language: string) => (fromRight.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr');
