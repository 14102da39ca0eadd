import './print.css';
import { type ComponentType, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/**
 * While it is on a screen, printing (by its button, by the browser's menu or keys) gives the report and nothing else.
 * The report is laid out only for that moment.
 */
export function PrintSheet({ report }: { report: () => string }) {
  const [Markdown, setMarkdown] = useState<ComponentType<{ text: string }> | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    let gone = false;
    // Ahead of time: the browser lays the page out as soon as the event is over.
    import('../../ui/markdown/markdown').then(
      (module) => {
        if (!gone) setMarkdown(() => module.Markdown);
      },
      () => {},
    );
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      gone = true;
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing || !Markdown) return null;
  return createPortal(
    <div className="print-sheet">
      <Markdown text={report()} />
    </div>,
    document.body,
  );
}
