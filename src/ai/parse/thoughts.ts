const NAMES = ['think', 'thinking', 'thought'];
const OPENERS = NAMES.map((name) => `<${name}>`);
const LONGEST_CLOSER = Math.max(...NAMES.map((name) => `</${name}>`.length));

/** Nothing but blanks for so long is no beginning of thoughts. */
const LONGEST_WAIT = 1000;

/** Takes the thoughts out of a reply as it comes in. */
export interface ThoughtFilter {
  /** Takes the next piece, cut anywhere, and returns what of it is reply. */
  push(text: string): string;
  /** The reply has ended: what was held back because it could have become a tag. */
  end(): string;
  /** What was taken out since this was last asked. */
  taken(): string;
}

/**
 * Some servers send what a model thinks in the reply itself, as `<think>…</think>` at its beginning. Until the closing tag
 * has come nothing of it is reply; tags further on belong to the text, which may be about them. Work is linear.
 */
export function createThoughtFilter(): ThoughtFilter {
  let state: 'start' | 'thinking' | 'reply' = 'start';
  let held = '';
  let closer = '';
  let thought = false;
  let taken = '';

  const step = (): string | null => {
    if (state === 'reply') {
      const text = held;
      held = '';
      return text;
    }
    if (state === 'thinking') {
      const at = held.toLowerCase().indexOf(closer);
      if (at === -1) {
        taken += held.slice(0, -LONGEST_CLOSER);
        held = held.slice(-LONGEST_CLOSER);
        return '';
      }
      taken += held.slice(0, at);
      held = held.slice(at + closer.length);
      thought = true;
      state = 'start';
      return null;
    }
    // The blank lines between thoughts and reply belong to neither; before a reply without thoughts they are its own.
    if (thought) held = held.trimStart();
    const begun = held.trimStart().slice(0, LONGEST_CLOSER).toLowerCase();
    const opener = OPENERS.find((tag) => begun.startsWith(tag));
    if (opener) {
      held = held.trimStart().slice(opener.length);
      closer = opener.replace('<', '</');
      state = 'thinking';
      return null;
    }
    if (held.length < LONGEST_WAIT && OPENERS.some((tag) => tag.startsWith(begun))) return '';
    state = 'reply';
    return null;
  };

  return {
    push(text) {
      held += text;
      let reply = step();
      while (reply === null) reply = step();
      return reply;
    },
    end() {
      const rest = state === 'thinking' ? '' : held;
      if (state === 'thinking') taken += held;
      held = '';
      return rest;
    },
    taken() {
      const thoughts = taken;
      taken = '';
      return thoughts;
    },
  };
}

/** The text without the thoughts before it, also where their opening tag is missing, as some templates leave it out. */
export function afterThoughts(text: string): string {
  const end = text.lastIndexOf('</think>');
  return end === -1 ? text : text.slice(end + '</think>'.length);
}
