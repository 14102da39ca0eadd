import './printed.css';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/**
 * While it is on a screen, printing (by its button, by the browser's menu or keys) gives this sheet and nothing else.
 * The sheet is laid out only for that moment.
 */
export function Printed({ sheet }: { sheet: () => ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing) return null;
  return createPortal(<div className="print-sheet">{sheet()}</div>, document.body);
}
