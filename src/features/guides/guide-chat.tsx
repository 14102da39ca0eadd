import { MessageCircleQuestionMark } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideId } from './guide-types';

/** Where the tutor takes a question along. */
const TUTOR = '/esmoai';

/** The assistant of a guide: suggested questions, each asked of the tutor. */
export function GuideChat({ guide, prompts }: { guide: GuideId; prompts: readonly string[] }) {
  return (
    <ul data-guide={guide} className="grid gap-3 md:grid-cols-3">
      {prompts.map((prompt) => (
        <li key={prompt}>
          <Link
            to={`${TUTOR}?ask=${encodeURIComponent(prompt)}`}
            className="group flex h-full gap-3 rounded-card border border-line bg-surface p-4 transition-[box-shadow,border-color] hover:border-line-strong hover:shadow-lift"
          >
            <MessageCircleQuestionMark aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-ink" />
            <span className="group-hover:underline">{prompt}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
