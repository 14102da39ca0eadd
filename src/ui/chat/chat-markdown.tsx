import { Component, memo, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { markdownComponents } from '../markdown';
import { CodeBlock } from './code-block';
import { highlighter } from './highlighter';
import { FIRST_PLAIN, isTooDeep, LONGEST_BLOCK, LONGEST_MARKDOWN } from './limits';
import { splitBlocks } from './split-blocks';
import { whenIdle } from './when-idle';

/**
 * A reply as Markdown, drawn safely: no raw HTML, no pictures, links stay words. Each block is drawn once; while the
 * reply grows only its last block is drawn anew. What is too long or nests too deep is shown as it came.
 * @param growing the reply is still being written: its last block may be half a table or half a code block
 */
export function ChatMarkdown({ text, growing = false }: { text: string; growing?: boolean }) {
  if (text.length > LONGEST_MARKDOWN)
    return <PlainText text={text} note="This text is too long to be set as Markdown, so it is shown as it came." />;
  const blocks = splitBlocks(text);
  let at = 0;
  return (
    <div className="prose-elevate chat-blocks">
      {blocks.map((block, index) => {
        // Where it begins names a block: the text only grows at its end.
        const from = at;
        at += block.length;
        return <Block key={from} text={block} open={growing && index === blocks.length - 1} />;
      })}
    </div>
  );
}

const Block = memo(function Block({ text, open }: { text: string; open: boolean }) {
  if (text.length > LONGEST_BLOCK) return <PlainText text={text} note="This part is too long to be set as Markdown." />;
  if (isTooDeep(text))
    return <PlainText text={text} note="This part nests too deep to be set as Markdown, so it is shown as it came." />;
  return (
    <PlainOnFault text={text}>
      {hasCode(text) ? <Coloured text={text} open={open} /> : <Parsed text={text} plugins={null} />}
    </PlainOnFault>
  );
});

const hasCode = (text: string) => /^\s*(?:```|~~~)/m.test(text);

/** Code gets its colours when it is complete and the page has time, so that they never hold up what comes in. */
function Coloured({ text, open }: { text: string; open: boolean }) {
  const plugins = useSyncExternalStore(highlighter.subscribe, highlighter.current);
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!open) return whenIdle(() => setDue(true));
  }, [open]);
  return <Parsed text={text} plugins={due ? plugins : null} />;
}

const components: Components = { ...markdownComponents, pre: CodeBlock };
const remarkPlugins = [remarkGfm];
const disallowed = ['img', 'input'];

function Parsed({ text, plugins }: { text: string; plugins: ReturnType<typeof highlighter.current> }) {
  return (
    <ReactMarkdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={plugins}
      disallowedElements={disallowed}
      components={components}
    >
      {text}
    </ReactMarkdown>
  );
}

/** A text as it came, its beginning first when it is long. */
export function PlainText({ text, note }: { text: string; note?: string }) {
  const [all, setAll] = useState(false);
  const shown = all || text.length <= FIRST_PLAIN ? text : text.slice(0, FIRST_PLAIN);
  return (
    <div>
      {note ? <p className="mb-2 text-sm text-ink-soft">{note}</p> : null}
      <p className="break-words whitespace-pre-wrap">{shown}</p>
      {shown.length < text.length ? (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="mt-2 min-h-10 rounded-control px-2 text-sm font-medium text-primary-ink hover:underline"
        >
          Show all {text.length.toLocaleString('en-US')} characters
        </button>
      ) : null}
    </div>
  );
}

/** What a parser cannot take is shown as it came; the rest of the page goes on. */
class PlainOnFault extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainText text={this.props.text} /> : this.props.children;
  }
}
