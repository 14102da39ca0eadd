/** What a person would call a thing on the screen: what it is, and what it is named. */
export interface Target {
  readonly role?: string;
  /** The whole name; one that ends in … has what is before it as its beginning. */
  readonly name?: string;
  /** Or a selector of CSS. */
  readonly css?: string;
  /** Within the first thing that is this. */
  readonly within?: Target;
  /** Things that nobody sees count as well, as a field for files does. */
  readonly unseen?: boolean;
}

/**
 * Runs in the page, and so knows nothing but its argument: the things there that are meant, in the page's order. Roles
 * and names are found by the part of their standards that the app makes use of.
 */
export function find(target: Target): Element[] {
  const ROLES: Record<string, string> = {
    button: 'button,summary,[role=button]',
    link: 'a[href],[role=link]',
    heading: 'h1,h2,h3,h4,h5,h6',
    textbox:
      'input:not([type]),input[type=text],input[type=email],input[type=search],input[type=url],textarea,[role=textbox]',
    combobox: 'select,[role=combobox]',
    radio: 'input[type=radio],[role=radio]',
    checkbox: 'input[type=checkbox],[role=checkbox]',
    spinbutton: 'input[type=number]',
    region: 'section[aria-label],section[aria-labelledby],[role=region]',
    navigation: 'nav',
    article: 'article,[role=article]',
    list: 'ul,ol,[role=list]',
    dialog: 'dialog,[role=dialog],[role=alertdialog]',
  };
  const trimmed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const wordsOf = (element: Element) => {
    const heard = element.cloneNode(true) as Element;
    for (const other of heard.querySelectorAll('[aria-hidden=true], select, input, textarea')) other.remove();
    for (const image of heard.querySelectorAll('img[alt]')) image.replaceWith(image.getAttribute('alt') ?? '');
    return heard.textContent ?? '';
  };
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby');
    if (by)
      return trimmed(
        by
          .split(/\s+/)
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const given = element.getAttribute('aria-label');
    if (given) return trimmed(given);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return trimmed(labels.map(wordsOf).join(' '));
    return trimmed(wordsOf(element)) || trimmed(element.getAttribute('title') ?? element.getAttribute('placeholder'));
  };
  const seen = (element: Element) => {
    const { visibility } = getComputedStyle(element);
    return visibility !== 'hidden' && element.getClientRects().length > 0;
  };
  const named = (element: Element) => {
    if (target.name === undefined) return true;
    const name = nameOf(element);
    return target.name.endsWith('…') ? name.startsWith(target.name.slice(0, -1)) : name === target.name;
  };
  const within = target.within ? find(target.within)[0] : document;
  if (!within) return [];
  const selector = target.css ?? ROLES[target.role ?? ''] ?? `[role=${target.role}]`;
  return [...within.querySelectorAll(selector)].filter((element) => (target.unseen || seen(element)) && named(element));
}
