import { BookmarkPlus } from 'lucide-react';
import { type KeepStoryProps, useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { partsOf, tellsStory, titleOf } from '../../domain/stories/from-answer';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Link } from '../../ui/link';
import { useToast } from '../../ui/toast';
import { selectStories, storyFrom } from './selectors';
import { newStory, storyKept, storyRemoved } from './stories-slice';

/** Keeps an answer that tells a story, or leads to the story that was kept from it; nothing for any other answer. */
export function KeepStory({ session, question, topic, text, found }: KeepStoryProps) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const state = useHere('the answer');
  const kept = useAppSelector((all) => storyFrom(selectStories(all), session, question));
  if (kept)
    return (
      <p className="text-sm">
        Kept as a story.{' '}
        <Link
          to={sourcePath({ kind: 'story', id: kept.id })}
          state={state}
          className="font-medium text-primary-ink hover:underline"
        >
          Open the story
        </Link>
      </p>
    );
  if (!tellsStory(found)) return null;
  const keep = async () => {
    const parts = partsOf(text, found);
    const skills = await skillsIn(text);
    // It may have been pressed twice while the vocabulary was fetched.
    if (storyFrom(selectStories(store.getState()), session, question)) return;
    const story = newStory({
      ...parts,
      title: titleOf(topic, parts),
      theme: topic,
      skills,
      from: { session, question },
    });
    dispatch(storyKept(story));
    toast({
      text: 'Kept as a story. Open it to change its words.',
      action: { label: 'Undo', run: () => dispatch(storyRemoved(story.id)) },
    });
  };
  return (
    <div>
      <Button size="sm" onClick={() => void keep()}>
        <BookmarkPlus aria-hidden="true" />
        Keep as a story
      </Button>
    </div>
  );
}

/** Skills that a text names; none where the vocabulary cannot be fetched: they can be entered by hand. */
async function skillsIn(text: string): Promise<readonly string[]> {
  try {
    const { findSkills } = await import('../../domain/skills/find-skills');
    return [...new Set(findSkills(text.split('\n')).map(({ skill }) => skill))];
  } catch {
    return [];
  }
}
