import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { breakAtBars } from './break-at-bars';

/**
 * True while the browser prints. What is drawn then is in place, with its lines as they will be on paper, before the
 * browser looks; meanwhile the page has the title and the language of what is printed.
 */
export function usePrint(title: string, languageOf: () => string): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const page = document.documentElement;
    let screen: { title: string; lang: string } | null = null;
    const before = () => {
      screen ??= { title: document.title, lang: page.lang };
      flushSync(() => setPrinting(true));
      // As close as the sheet on screen was made, to fit on its page.
      const density = document
        .querySelector<HTMLElement>('.resume-desk .resume-sheet')
        ?.style.getPropertyValue('--density');
      for (const sheet of document.querySelectorAll<HTMLElement>('.resume-print .resume-sheet')) {
        if (density) sheet.style.setProperty('--density', density);
        breakAtBars(sheet);
      }
      // Browsers offer the title as the name of the file, and write the language into it.
      document.title = title;
      page.lang = languageOf();
    };
    const after = () => {
      if (screen) {
        document.title = screen.title;
        page.lang = screen.lang;
      }
      screen = null;
      setPrinting(false);
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [title, languageOf]);
  return printing;
}
