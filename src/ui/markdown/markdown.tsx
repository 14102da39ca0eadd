import { clsx } from 'clsx';
import { Component, type ComponentType, createContext, memo, type ReactNode, use, useState } from 'react';
import ReactMarkdown, { type Components, type ExtraProps, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { FIRST_PLAIN, isTooDeep, LONGEST_MARKDOWN, MOST_WORK, workOf } from './limits';
import { definitionsIn, splitBlocks, withDefinitions } from './split-blocks';
import './prose.css';

/** A block that may be parsed: not too long, and not nested too deep. */
export interface BlockProps {
  readonly text: string;
  /** It is still being written: it may be half a table or half a block of code. */
  readonly open: boolean;
}

/**
 * Markdown from a model or a file, drawn safely: no raw HTML, no pictures, and links stay plain words, because models
 * must not supply addresses. Each block is drawn once; while the text grows, only its last block is redrawn. What is
 * too long or nested too deeply for a parser is shown as it came, with a note; nothing is left out.
 * @param growing the text is still being written
 * @param Block draws one block; the usual one gives code no colours
 */
export function Markdown({
  text,
  growing = false,
  Block = ParsedBlock,
  className,
}: {
  text: string;
  growing?: boolean;
  Block?: ComponentType<BlockProps>;
  className?: string;
}) {
  if (text.length > LONGEST_MARKDOWN)
    return <PlainText text={text} note="This text is too long to be set as Markdown, so it is shown as it came." />;
  const blocks = splitBlocks(text);
  const definitions = definitionsIn(text);
  let at = 0;
  let lines = 0;
  let work = 0;
  return (
    <div className={clsx('prose-elevate', className)}>
      {blocks.map((block, index) => {
        // Where it begins names a block: the text only grows at its end.
        const [from, before] = [at, lines];
        at += block.length;
        lines += block.split('\n').length - 1;
        const own = workOf(block);
        const tooLong = work + own > MOST_WORK;
        if (!tooLong) work += own;
        return (
          <GuardedBlock
            key={from}
            text={withDefinitions(block, definitions)}
            linesBefore={before}
            tooLong={tooLong}
            open={growing && index === blocks.length - 1}
            Block={Block}
          />
        );
      })}
    </div>
  );
}

const GuardedBlock = memo(function GuardedBlock({
  text,
  linesBefore,
  tooLong,
  open,
  Block,
}: BlockProps & {
  readonly linesBefore: number;
  readonly tooLong: boolean;
  readonly Block: ComponentType<BlockProps>;
}) {
  if (tooLong) return <PlainText text={text} note="This part is too long to be set as Markdown." />;
  if (isTooDeep(text))
    return <PlainText text={text} note="This part nests too deep to be set as Markdown, so it is shown as it came." />;
  return (
    <PlainOnFault text={text}>
      <LinesBefore value={linesBefore}>
        <Block text={text} open={open} />
      </LinesBefore>
    </PlainOnFault>
  );
});

const LinesBefore = createContext(0);
const remarkPlugins = [remarkGfm];
const disallowed = ['img', 'input'];

/** A block as elements. @param plugins rehype plugins to go over them */
export function Parsed({
  text,
  plugins = null,
  components = markdownComponents,
}: {
  text: string;
  plugins?: Options['rehypePlugins'];
  components?: Components;
}) {
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

const ParsedBlock = ({ text }: BlockProps) => <Parsed text={text} />;

/** How the parts of Markdown are drawn everywhere. */
export const markdownComponents: Components = {
  a: ({ children }) => <span>{children}</span>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  table: Table,
};

/**
 * Wide tables scroll on their own; focusable, so the keyboard can scroll them too. Two in one text are told apart by
 * their position.
 */
function Table({ children, node }: ExtraProps & { children?: ReactNode }) {
  const line = use(LinesBefore) + (node?.position?.start.line ?? 1);
  return (
    <section aria-label={`Table in line ${line}`} className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** A text as it came, its beginning first when it is long. */
function PlainText({ text, note }: { text: string; note?: string }) {
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

/** What a parser cannot take is shown as it came; the rest of the page continues. */
class PlainOnFault extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainText text={this.props.text} /> : this.props.children;
  }
}
