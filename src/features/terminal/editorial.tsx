import { Markdown } from '../../ui/markdown/markdown';

/** How the model solution works, what it costs, and a question that goes further. */
export function Editorial({ text }: { text: string }) {
  return (
    <section aria-label="How it works" className="measure text-sm">
      <Markdown text={text} />
    </section>
  );
}
