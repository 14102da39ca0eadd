import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

/** How the parts of Markdown are drawn everywhere. */
export const markdownComponents: Components = {
  a: ({ children }) => <span>{children}</span>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  table: ({ children, node }) => (
    // Wide tables scroll by themselves; focusable, so that the keyboard can scroll them too. Two in one text are told
    // apart by where they stand in it.
    <section aria-label={`Table in line ${node?.position?.start.line ?? 1}`} className="overflow-x-auto" tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};

/**
 * Markdown from a model or a file, drawn safely: raw HTML is shown as text, pictures are left out, and links stay
 * words, because models must not supply addresses.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose-elevate">
      <ReactMarkdown remarkPlugins={[remarkGfm]} disallowedElements={['img', 'input']} components={markdownComponents}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
