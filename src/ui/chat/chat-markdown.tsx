import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Components } from 'react-markdown';
import { type BlockProps, Markdown, markdownComponents, Parsed } from '../markdown/markdown';
import { whenIdle } from '../when-idle';
import { CodeBlock } from './code-block';
import { highlighter } from './highlighter';

/** A reply as Markdown, as `Markdown` draws it; code can be copied and gets its colours. */
export const ChatMarkdown = ({ text, growing = false }: { text: string; growing?: boolean }) => (
  <Markdown text={text} growing={growing} Block={ChatBlock} className="chat-blocks" />
);

const ChatBlock = ({ text, open }: BlockProps) =>
  hasCode(text) ? <Coloured text={text} open={open} /> : <Parsed text={text} components={components} />;

const hasCode = (text: string) => /^\s*(?:```|~~~)/m.test(text);

/** Code gets its colours when it is complete and the page has time, so that they never hold up what comes in. */
function Coloured({ text, open }: BlockProps) {
  const plugins = useSyncExternalStore(highlighter.subscribe, highlighter.current);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!open) return whenIdle(() => setDue(true));
  }, [open]);
  return <Parsed text={text} plugins={due ? plugins : null} components={components} />;
}

const components: Components = { ...markdownComponents, pre: CodeBlock };
