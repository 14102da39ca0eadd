import './letter.css';
import { memo } from 'react';
import { letterParagraphs, textLines } from '../../../domain/cover-letter/letter';
import type { CoverLetter } from '../../../domain/cover-letter/types';
import { PLAIN_LOOK } from '../../../domain/resume-document/edits';
import type { WrittenResume } from '../../../domain/resume-document/types';
import { Top, topOf } from '../resume-sheet';

/** The letter as it is printed, in the looks and under the head of its resume. */
export function LetterSheet({
  letter,
  resume,
  print = false,
}: {
  letter: CoverLetter;
  resume: WrittenResume | null;
  print?: boolean;
}) {
  const { template, accent, font, density } = resume ?? PLAIN_LOOK;
  const name = resume?.name.trim() ?? '';
  return (
    <article
      className="resume-sheet letter-sheet"
      data-template={template}
      data-accent={accent}
      data-font={font}
      data-density={density}
      aria-label="Cover letter"
      dir="auto"
    >
      {resume ? <Top {...topOf(resume)} print={print} /> : null}
      <Lines className="letter-part" text={letter.dateLine} />
      <Lines className="letter-part" text={letter.addressee} />
      <Lines className="letter-part" text={letter.greeting} />
      <Body body={letter.body} print={print} />
      <div className="letter-end">
        <Lines className="letter-part" text={letter.closing} />
        {name === '' ? null : (
          <p className="letter-name" dir="auto">
            {name}
          </p>
        )}
      </div>
    </article>
  );
}

const Body = memo(function Body({ body, print }: { body: string; print: boolean }) {
  const paragraphs = letterParagraphs(body);
  if (paragraphs.length === 0) return print ? null : <p className="letter-part sheet-none">Nothing written yet.</p>;
  return keyed(paragraphs).map(([key, lines]) => <Lines key={key} className="letter-part" text={lines.join('\n')} />);
});

const Lines = memo(function Lines({ text, className }: { text: string; className: string }) {
  const lines = textLines(text);
  if (lines.length === 0) return null;
  return (
    <p className={className} dir="auto">
      {keyed(lines).map(([key, line], index) => (
        <span key={key}>
          {index > 0 ? <br /> : null}
          {line}
        </span>
      ))}
    </p>
  );
});

/** Lines have no identity but their place. */
const keyed = <T,>(items: readonly T[]): [string, T][] => items.map((item, index) => [`part-${index}`, item]);
