import { wordsNeeded } from '../../domain/typing/limits';
import type { TextWord } from '../../domain/typing/text';
import type { TypingTest } from './use-typing-test';

const MISTAKE = 'text-(--box-wrong) underline decoration-wavy decoration-1 underline-offset-4';
/** Looks of a word, and of a character of the current word. None changes a size: painting one moves nothing else. */
const WORD = { ahead: '', now: '', right: 'text-(--box-done)', wrong: MISTAKE } as const;
const CHARACTER = { open: '', right: 'text-(--box-right)', wrong: MISTAKE } as const;
/** The caret glides where there are more milliseconds than this between two keys: faster than that nobody would see it. */
const GLIDES_FROM = 250;
/** Characters beyond the end of a word that are shown. */
const MOST_BEYOND = 12;

export interface WordPlaces {
  /** Takes one element for each word; it scrolls by lines. */
  readonly list: HTMLElement;
  /** Laid over the current word, and the only thing a key paints: the list below stays as it was painted. */
  readonly cover: HTMLElement;
  /** Moved to where the next character comes. */
  readonly caret: HTMLElement;
  /** Gets the current word, for those who hear the page. */
  readonly spoken: HTMLElement;
}

interface Place {
  readonly top: number;
  readonly left: number;
}

/**
 * Fills the places with the words of a round and follows the flow in them, until the returned function is called. React
 * draws none of it: a key costs the same however many words there are.
 */
export function paintWords(
  { list, cover, caret, spoken }: WordPlaces,
  test: TypingTest,
  textAt: (index: number) => TextWord,
): () => void {
  const { seed } = test.getSnapshot().context;
  const words: HTMLElement[] = [];
  /** Where each word is: read all at once, since each reading after a change costs a layout. */
  let layout: readonly Place[] = [];
  let origin: Place = { top: 0, left: 0 };
  /** Width of a character. */
  let unit = 0;
  let scrolled = 0;
  const characters: HTMLElement[] = [];
  let current = -1;
  let word = '';
  let typed = '';
  /** Characters of the cover that have another look than an open one. */
  let painted = 0;
  let pointed = 0;
  let glides = false;
  /** Where the current word is drawn. */
  let place: Place = { top: 0, left: 0 };

  function mark(index: number, view: keyof typeof WORD): void {
    const element = words[index];
    if (!element) return;
    element.className = WORD[view];
    element.dataset.view = view;
  }

  function grow(count: number): void {
    if (words.length >= count) return;
    const more = document.createDocumentFragment();
    while (words.length < count) {
      const { word: text, before } = textAt(words.length);
      const element = document.createElement('span');
      element.textContent = text;
      words.push(element);
      mark(words.length - 1, 'ahead');
      more.append(before, element);
    }
    list.append(more);
    measure();
  }

  function measure(): void {
    layout = words.map(({ offsetTop, offsetLeft }) => ({ top: offsetTop, left: offsetLeft }));
    origin = { top: list.offsetTop, left: list.offsetLeft };
    const [first] = words;
    unit = first ? first.getBoundingClientRect().width / (first.textContent.length || 1) : 0;
  }

  /** Puts the cover over the current word. */
  function put(): void {
    const at = layout[current];
    if (!at) return;
    // One line done stays in sight.
    const lines = [...new Set(layout.slice(0, current + 1).map(({ top }) => top))];
    const top = lines.at(-2) ?? 0;
    if (scrolled !== top) {
      scrolled = top;
      list.scrollTop = top;
    }
    place = { top: origin.top + at.top - top, left: origin.left + at.left };
    cover.style.transform = `translate(${place.left}px, ${place.top}px)`;
    point();
  }

  function point(): void {
    const now = performance.now();
    if (now - pointed > GLIDES_FROM !== glides) {
      glides = !glides;
      caret.dataset.glides = String(glides);
    }
    pointed = now;
    const ahead = Math.min(typed.length, word.length + MOST_BEYOND);
    caret.style.transform = `translate(${place.left + ahead * unit}px, ${place.top}px)`;
  }

  function open(index: number): void {
    word = textAt(index).word;
    widen(word.length);
    for (const [at, { firstChild }] of characters.entries()) if (firstChild) firstChild.nodeValue = word[at] ?? '';
    mark(index, 'now');
    words[index]?.setAttribute('aria-current', 'true');
    spoken.textContent = word;
  }

  function widen(count: number): void {
    cover.style.width = `${count}ch`;
    while (characters.length < count) {
      const character = document.createElement('span');
      // Its text is changed, never replaced: the browser keeps the node's style.
      character.append('');
      characters.push(character);
      cover.append(character);
    }
  }

  function close(index: number): void {
    words[index]?.removeAttribute('aria-current');
    mark(index, typed === textAt(index).word ? 'right' : 'wrong');
  }

  /** What was typed beyond the end of the word comes after it, over the next one. */
  function paintBeyond(text: string): void {
    const beyond = text.slice(word.length, word.length + MOST_BEYOND);
    widen(word.length + beyond.length);
    for (let at = 0; at < MOST_BEYOND; at += 1) {
      const node = characters[word.length + at]?.firstChild;
      if (node) node.nodeValue = beyond[at] ?? '';
    }
  }

  function paint(text: string): void {
    if (text.length > word.length || typed.length > word.length) paintBeyond(text);
    // What both texts have is painted.
    let from = 0;
    while (from < text.length && text[from] === typed[from]) from += 1;
    const to = Math.max(text.length, typed.length, painted);
    for (let at = from; at < to; at += 1) {
      const look = CHARACTER[at >= text.length ? 'open' : text[at] === word[at] ? 'right' : 'wrong'];
      const character = characters[at];
      if (character && character.className !== look) character.className = look;
    }
    painted = text.length;
    typed = text;
    point();
  }

  function show(index: number, text: string): void {
    if (index !== current) {
      grow(wordsNeeded(index));
      if (current >= 0) close(current);
      current = index;
      typed = '';
      open(index);
      put();
      paint(text);
    } else if (text !== typed) paint(text);
  }

  list.replaceChildren();
  cover.replaceChildren();
  list.scrollTop = 0;
  const { wordIndex, typed: text } = test.getSnapshot().context;
  show(wordIndex, text);
  const subscription = test.subscribe(({ context }) => {
    // Another round is painted separately.
    if (context.seed === seed) show(context.wordIndex, context.typed);
  });
  // Another width breaks the lines elsewhere; so does a font that comes in late.
  const again = () => {
    measure();
    put();
  };
  const sizes = new ResizeObserver(again);
  sizes.observe(list);
  // The list keeps its size then. Pages without a list of fonts load none.
  document.fonts?.addEventListener('loadingdone', again);
  return () => {
    subscription.unsubscribe();
    sizes.disconnect();
    document.fonts?.removeEventListener('loadingdone', again);
  };
}
