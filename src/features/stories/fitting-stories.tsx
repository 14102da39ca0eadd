import { type FittingStoriesProps, useAppSelector } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { storiesFor } from '../../domain/stories/fitting';
import { answerText } from '../../domain/stories/to-text';
import { storyName } from '../../domain/stories/types';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectStories } from './selectors';

/** The learner's own stories that fit a question, each to be looked at or begun with; nothing where none fits. */
export function FittingStories({ question, onUse }: FittingStoriesProps) {
  const stories = useAppSelector(selectStories);
  const state = useHere('the interview');
  const fitting = storiesFor(question, stories).filter((story) => answerText(story) !== '');
  if (fitting.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-12 rounded-card px-5 py-3 font-medium hover:bg-sunken">
        {counted(fitting.length, 'story of yours fits', 'stories of yours fit')}
      </summary>
      <ul className="divide-y divide-line border-t border-line px-5">
        {fitting.map((story) => (
          <li key={story.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-60">
              <Link
                to={sourcePath({ kind: 'story', id: story.id })}
                state={state}
                className="font-medium text-primary-ink wrap-anywhere hover:underline"
              >
                {storyName(story)}
              </Link>
              <span className="line-clamp-2 text-sm text-ink-soft">
                {story.action || story.situation || story.result}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={`Use “${storyName(story)}” as a start`}
              onClick={() => onUse(answerText(story))}
            >
              Use as a start
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
