import { use } from 'react';
import { paths } from '../../app/paths';
import type { Evidence } from '../../domain/report/types';
import { Link } from '../../ui/link';
import { FormContext } from './form-way';

const where = ({ source, page, line }: Evidence) =>
  source === 'job' ? `job description, line ${line + 1}` : `page ${page ?? 1}, line ${line + 1}`;

/** The words behind a point, with their place, so that every line of the report can be traced. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  const form = use(FormContext);
  if (evidence.length === 0) return null;
  // One line can stand behind several skills; it is quoted once.
  const places = new Map(evidence.map((item) => [`${where(item)}: ${item.quote}`, item]));
  return (
    <ul className="mt-2 grid gap-1.5 border-l-2 border-line pl-3 text-sm">
      {[...places].map(([key, item]) => (
        <li key={key}>
          <q className="text-ink-soft">{item.quote}</q>{' '}
          <span className="text-xs whitespace-nowrap text-ink-faint">{where(item)}</span>
          {form !== null && item.source === 'resume' ? (
            <>
              {' '}
              <Link
                to={`${paths.resumeForm}?${new URLSearchParams({ resume: form, find: item.quote })}`}
                className="text-xs whitespace-nowrap text-primary-ink hover:underline"
              >
                Edit in the form
              </Link>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
