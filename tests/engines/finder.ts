const roles = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: '[role=combobox]',
  dialog: 'dialog[open], [role=dialog]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  option: '[role=option]',
  region: 'section, [role=region]',
  textbox: 'input, textarea, [role=textbox], [contenteditable=true]',
};

export interface Target {
  readonly css: string;
  readonly name?: string;
  readonly text?: string;
  readonly within?: Target;
  readonly has?: Target;
}

export function byRole(role: keyof typeof roles, name?: string, within?: Target): Target {
  return { css: roles[role], ...(name === undefined ? {} : { name }), ...(within && { within }) };
}

export interface Sight {
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  /** Whether a press on the element's middle hits it. */
  readonly isOnTop: boolean;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page. Returns the visible matches in document order. */
export function sightsOf({ target, isScrolledTo }: { target: Target; isScrolledTo: boolean }): Sight[] {
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
    return Array.from(node.childNodes, textOf).join('');
  };
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelling = ids.map((id) => document.getElementById(id));
    const labels = labelling.length > 0 ? labelling : [...((element as HTMLInputElement).labels ?? [])];
    const name =
      element.getAttribute('aria-label') ?? labels.map((label) => label && textOf(label)).join(' ');
    return (name || textOf(element)).trim();
  };
  const elementsOf = ({ css, name, text, within, has }: Target, roots: readonly ParentNode[]): Element[] =>
    (within ? elementsOf(within, roots) : roots)
      .flatMap((root) => [...root.querySelectorAll(css)])
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          (name === undefined || nameOf(element) === name) &&
          (text === undefined || element.textContent.trim() === text) &&
          (has === undefined || elementsOf(has, [element]).length > 0),
      );
  const elements = elementsOf(target, [document]);
  if (isScrolledTo) elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return {
      text: element.textContent.trim(),
      value: (element as HTMLInputElement).value ?? '',
      isChecked: element.matches(':checked, [aria-checked=true]'),
      isFocused: element === document.activeElement,
      isOnTop: hit !== null && (element.contains(hit) || hit.closest('label')?.control === element),
      left,
      top,
      width,
      height,
    };
  });
}
