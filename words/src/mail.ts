/** A link of Cairn. No text of a person becomes one. */
export interface MailLink {
  readonly text: string;
  readonly link: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Less important than a paragraph. */
  | { readonly kind: 'aside'; readonly text: string }
  /** The words of another person, one string a paragraph. */
  | { readonly kind: 'quote'; readonly paragraphs: readonly string[] }
  /** Above the rows of a part. */
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'rows'; readonly rows: readonly MailRow[] }
  | { readonly kind: 'bars'; readonly bars: readonly MailBar[] };

/** One column of a small chart. */
export interface MailBar {
  readonly name: string;
  readonly count: number;
}

export interface MailRow {
  readonly title: string;
  /** Empty for a row of one line. */
  readonly detail: string;
  /** As in 10:00, before the title. */
  readonly time?: string | null;
  /** Of goals in a list of open and done ones. */
  readonly isDone?: boolean;
}

/** A mail as data, in one language and without markup. Text and HTML are made of it. */
export interface Mail {
  readonly subject: string;
  /** Shown by mail programs beside the subject; not repeated in the text. */
  readonly preview: string;
  readonly heading: string;
  /** The person whose act the mail is about, as one or two letters; null for none. */
  readonly initials: string | null;
  readonly blocks: readonly MailBlock[];
  readonly button: MailLink | null;
  readonly links: readonly MailLink[];
  /** Below the button and the links. */
  readonly notes: readonly string[];
  /** Why the person gets this mail, as a sentence. */
  readonly reason: string;
  readonly footLinks: readonly MailLink[];
}

/** In which all parts are left out that few mails have. */
export const plainMail = {
  initials: null,
  blocks: [],
  button: null,
  links: [],
  notes: [],
  footLinks: [],
} as const satisfies Partial<Mail>;

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
