import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { useHere } from '../../ui/came-from';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectStories } from '../stories/selectors';

/** The way to the learner's stories. */
export function StoriesLine() {
  const state = useHere('the roles');
  const count = useAppSelector((all) => selectStories(all).length);
  return (
    <p className="text-sm text-ink-soft">
      <Link to={paths.stories} state={state} className="font-medium text-primary-ink hover:underline">
        {count === 0 ? 'Your stories' : `Your ${counted(count, 'story', 'stories')}`}
      </Link>
      : what you did, in situation, action and result, ready for the next behavioral question.
    </p>
  );
}
