import { type ComponentType, useEffect, useState } from 'react';
import { Printed } from '../../ui/printed';

/** The report on paper, whichever way it is printed. */
export function PrintSheet({ report }: { report: () => string }) {
  const [Markdown, setMarkdown] = useState<ComponentType<{ text: string }> | null>(null);
  useEffect(() => {
    let gone = false;
    // Ahead of time: the browser lays the page out as soon as the event is over.
    import('../../ui/markdown/markdown').then(
      (module) => {
        if (!gone) setMarkdown(() => module.Markdown);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, []);
  return Markdown ? <Printed sheet={() => <Markdown text={report()} />} /> : null;
}
