/** What the page reports about being left and coming back. */
export interface PageSignals {
  /** The page may end now without another word. */
  onHide(listener: () => void): () => void;
  /** The page is looked at again, perhaps after it was frozen. */
  onShow(listener: () => void): () => void;
  /** While it is on, the browser asks before the page is left. */
  hold(on: boolean): void;
  /** Whether what happens at this moment answers a letter that is typed or deleted. */
  isTyping(): boolean;
}

const LETTER = /^(?:insert(?:Text|CompositionText|LineBreak|Paragraph)|delete)/;

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser's own signals. That the page is left is not learned from `beforeunload`: phones do not send it. */
export const browserPage: PageSignals = {
  onHide(listener) {
    const hidden = () => document.visibilityState === 'hidden' && listener();
    addEventListener('pagehide', listener);
    document.addEventListener('visibilitychange', hidden);
    document.addEventListener('freeze', listener);
    return () => {
      removeEventListener('pagehide', listener);
      document.removeEventListener('visibilitychange', hidden);
      document.removeEventListener('freeze', listener);
    };
  },
  onShow(listener) {
    const shown = () => document.visibilityState === 'visible' && listener();
    addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', shown);
    return () => {
      removeEventListener('pageshow', listener);
      document.removeEventListener('visibilitychange', shown);
    };
  },
  hold(on) {
    // Only while it is needed: a page that listens may not be kept for Back.
    if (on) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  },
  isTyping: () => window.event instanceof InputEvent && LETTER.test(window.event.inputType),
};
