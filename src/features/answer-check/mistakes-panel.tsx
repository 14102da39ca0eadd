import mistakes from 'content:mistakes';
import { useMemo } from 'react';
import { tutorPath } from '../../app/open-source';
import { findMistakes } from '../../domain/interview/mistakes/find-mistakes';
import { Link } from '../../ui/link';
import { CheckFrame } from './check-frame';

/** Sentences of an answer that say something people often get wrong. It changes no score. */
export function MistakesPanel({ answer, question, framed }: { answer: string; question: string; framed: boolean }) {
  const found = useMemo(() => findMistakes(answer, mistakes, question), [answer, question]);
  if (found.length === 0) return null;
  return (
    <CheckFrame
      framed={framed}
      title={found.length === 1 ? 'Check this sentence' : 'Check these sentences'}
      lead="They look like mistakes that people often make. The list is short and may misread you; the score stays as it is."
    >
      <ul className="measure grid gap-4">
        {found.map(({ mistake, quote, start }) => (
          <li key={start} className="border-l-2 border-warning pl-3">
            <p>
              <q>{quote}</q>
            </p>
            <p className="mt-1 text-ink-soft">{mistake.why}</p>
            {mistake.card ? (
              <p className="mt-1 text-sm">
                <Link className="text-primary-ink underline" to={tutorPath(mistake.card.title)}>
                  Ask the tutor about “{mistake.card.title}”
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </CheckFrame>
  );
}
