/** One event of a server-sent event stream. */
export interface SseEvent {
  /** `message` unless the stream names another. */
  readonly event: string;
  /** The `data` lines, joined by line feeds. */
  readonly data: string;
}

export interface SseParser {
  /** Takes the next piece of decoded text, cut anywhere, and returns the events that it completes. */
  push(text: string): SseEvent[];
  /** The stream has ended: gives the last event even where its blank line is missing. */
  end(): SseEvent[];
}

/** What a line may begin with; anything else is text that strayed into the stream. */
const FIELDS = ['data', 'event', 'id', 'retry'];

/**
 * Reads server-sent events (HTML Living Standard, section 9.2.6): LF, CRLF and CR end a line, lines that begin with a
 * colon are comments, several `data` lines make one event. One deliberate difference: an event that the end of the
 * stream cuts off before its blank line still counts, because model servers leave that line out.
 * Work is linear in the length of the text, however it is cut.
 * @param stray gets each line that belongs to no field, which the standard passes over: servers write errors so
 */
export function createSseParser(stray: (line: string) => void = () => {}): SseParser {
  let open: string[] = [];
  let afterCr = false;
  let first = true;
  let event = '';
  let data: string[] = [];

  const line = (text: string, out: SseEvent[]) => {
    if (text === '') {
      if (data.length > 0) out.push({ event: event || 'message', data: data.join('\n') });
      event = '';
      data = [];
      return;
    }
    const colon = text.indexOf(':');
    if (colon === 0) return;
    const field = colon === -1 ? text : text.slice(0, colon);
    const rest = colon === -1 ? '' : text.slice(colon + 1);
    const value = rest.startsWith(' ') ? rest.slice(1) : rest;
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
    else if (!FIELDS.includes(field)) stray(text);
  };

  return {
    push(text) {
      const out: SseEvent[] = [];
      if (text === '') return out;
      let from = 0;
      if (first) {
        first = false;
        if (text.startsWith('\uFEFF')) from = 1;
      }
      if (afterCr && text[from] === '\n') from += 1;
      afterCr = false;
      const breaks = /\r\n|\n|\r/g;
      breaks.lastIndex = from;
      for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
        open.push(text.slice(from, found.index));
        line(open.join(''), out);
        open = [];
        from = breaks.lastIndex;
        afterCr = found[0] === '\r' && from === text.length;
      }
      if (from < text.length) open.push(text.slice(from));
      return out;
    },
    end() {
      const out: SseEvent[] = [];
      line(open.join(''), out);
      open = [];
      line('', out);
      return out;
    },
  };
}
