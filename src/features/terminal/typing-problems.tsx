import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { CheckedText } from '../../../machines/code-check.machine';
import { counted } from '../../ui/format';

/** What was found while typing, counted; pressed, it leads from one place to the next. */
export function TypingProblems({ found, onNext }: { found: CheckedText | null; onNext: () => void }) {
  const count = (wanted: 'error' | 'warning') =>
    found?.diagnostics.filter(({ severity }) => severity === wanted).length ?? 0;
  const [errors, warnings] = [count('error'), count('warning')];
  const words = [errors > 0 && counted(errors, 'error'), warnings > 0 && counted(warnings, 'warning')].filter(Boolean);
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  return (
    <div role="status" className="min-w-0">
      {found && words.length === 0 ? <span className="sr-only">No errors while typing.</span> : null}
      {words.length > 0 ? (
        <button
          type="button"
          onClick={onNext}
          className="flex min-h-6 items-center gap-1.5 rounded-control px-1.5 text-ink-soft hover:bg-raised"
        >
          <Icon aria-hidden="true" className={errors > 0 ? 'size-3.5 text-danger-ink' : 'size-3.5 text-warning-ink'} />
          {words.join(', ')} while typing; F8 leads through them
        </button>
      ) : null}
    </div>
  );
}
