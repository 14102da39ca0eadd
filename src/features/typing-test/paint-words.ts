import { wordsNeeded } from '../../domain/typing/limits';
import type { TypingTest } from './use-typing-test';

const MISTAKE = 'text-(--box-wrong) underline decoration-wavy decoration-1 underline-offset-4';
/** Looks of a word, and of a character of the current word. None changes a size: painting one moves nothing else. */
const WORD = { ahead: '', now: '', right: 'text-(--box-done)', wrong: MISTAKE } as const;
const CHARACTER = { open: '', right: 'text-(--box-right)', wrong: MISTAKE } as const;

export interface WordPlaces {
  /** Takes one element for each word; it scrolls by lines. */
  readonly list: HTMLElement;
  /** Laid over the current word, and the only thing a key paints: the list below stays as it was painted. */
  readonly cover: HTMLElement;
  /** Gets the current word, for those who hear the page. */
  readonly spoken: HTMLElement;
}

/**
 * Fills the places with the words of a round and follows the flow in them, until the returned function is called. React
 * draws none of it: a key costs the same however many words there are.
 */
export function paintWords(
  { list, cover, spoken }: WordPlaces,
  test: TypingTest,
  wordAt: (index: number) => string,
): () => void {
  const { seed } = test.getSnapshot().context;
  const words: HTMLElement[] = [];
  const characters: HTMLElement[] = [];
  let current = -1;
  let typed = '';

  function mark(index: number, view: keyof typeof WORD): void {
    const word = words[index];
    if (!word) return;
    word.className = WORD[view];
    word.dataset.view = view;
  }

  function grow(count: number): void {
    if (words.length >= count) return;
    const more = document.createDocumentFragment();
    while (words.length < count) {
      const word = document.createElement('span');
      word.textContent = wordAt(words.length);
      words.push(word);
      mark(words.length - 1, 'ahead');
      more.append(word);
    }
    list.append(more);
  }

  /** Puts the cover over the word at `index`. */
  function place(index: number): void {
    const word = words[index];
    if (!word) return;
    const { offsetTop, offsetLeft, offsetHeight } = word;
    // One line done stays in sight.
    const top = Math.max(0, offsetTop - offsetHeight);
    if (list.scrollTop !== top) list.scrollTop = top;
    cover.style.transform = `translate(${list.offsetLeft + offsetLeft}px, ${list.offsetTop + offsetTop - top}px)`;
  }

  function open(index: number): void {
    place(index);
    const word = wordAt(index);
    cover.style.width = `${word.length}ch`;
    while (characters.length < word.length) {
      const character = document.createElement('span');
      // Its text is changed, never replaced: the browser keeps the node's style.
      character.append('');
      characters.push(character);
      cover.append(character);
    }
    for (const [at, { firstChild }] of characters.entries()) if (firstChild) firstChild.nodeValue = word[at] ?? '';
    mark(index, 'now');
    words[index]?.setAttribute('aria-current', 'true');
    spoken.textContent = word;
  }

  function close(index: number): void {
    words[index]?.removeAttribute('aria-current');
    mark(index, typed === wordAt(index) ? 'right' : 'wrong');
  }

  function paint(text: string): void {
    const word = wordAt(current);
    const over = text.length > word.length;
    if (over !== typed.length > word.length) cover.classList.toggle('line-through', over);
    for (const [at, character] of characters.entries()) {
      const look = CHARACTER[at >= text.length ? 'open' : text[at] === word[at] ? 'right' : 'wrong'];
      if (character.className !== look) character.className = look;
    }
    typed = text;
  }

  function show(index: number, text: string): void {
    if (index !== current) {
      grow(wordsNeeded(index));
      if (current >= 0) close(current);
      current = index;
      open(index);
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
  const sizes = new ResizeObserver(() => place(current));
  sizes.observe(list);
  sizes.observe(cover);
  return () => {
    subscription.unsubscribe();
    sizes.disconnect();
  };
}
