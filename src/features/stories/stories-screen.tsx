import { ArrowLeft, FilePlus2, FileSearch, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore, useKept } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { paths } from '../../app/paths';
import { type Story, storyName } from '../../domain/stories/types';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { shortDay } from '../../ui/format';
import { HistoryList, HistoryRow } from '../../ui/history-list';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { useToast } from '../../ui/toast';
import { selectTrainerSession } from '../interview-trainer/selectors';
import { ResumeLine } from './resume-line';
import { selectStories, selectStory } from './selectors';
import { newStory, storyKept, storyRemoved } from './stories-slice';
import { StoryFields } from './story-fields';

/** `/stories`: what happened to the learner, told in situation, action and result; a list, or one of them. */
export function StoriesScreen() {
  const kept = useKept();
  const [params, setParams] = useSearchParams();
  const stories = useAppSelector(selectStories);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const opened = params.get('story');
  const open = (id: string | null) => setParams(id === null ? {} : { story: id });
  const add = () => {
    const story = newStory();
    dispatch(storyKept(story));
    open(story.id);
  };
  const remove = (id: string) => {
    const story = selectStory(store.getState(), id);
    if (!story) return;
    dispatch(storyRemoved(id));
    if (opened !== null) open(null);
    toast({
      text: `“${storyName(story)}” removed.`,
      action: { label: 'Undo', run: () => dispatch(storyKept(story)) },
    });
  };
  const story = opened === null ? undefined : stories.find(({ id }) => id === opened);
  return (
    <Page title="Stories">
      <PageHeader
        title="Stories"
        lead={`What you did, told once and well: the answer to many questions. Kept ${kept} as you type.`}
        action={
          <Button onClick={add}>
            <FilePlus2 aria-hidden="true" />
            New story
          </Button>
        }
      />
      {opened !== null ? (
        <div className="grid gap-6">
          <Button look="quiet" className="justify-self-start" onClick={() => open(null)}>
            <ArrowLeft aria-hidden="true" /> All stories
          </Button>
          {story ? (
            <OneStory key={story.id} story={story} onRemove={() => remove(story.id)} />
          ) : (
            <Notice tone="warning" title="This story is not here.">
              It was removed, or belongs to another browser. Your other stories are in the list.
            </Notice>
          )}
        </div>
      ) : stories.length === 0 ? (
        <EmptyState
          title="No stories yet"
          action={<ButtonLink to={paths.interviewTrainer}>Practise in the interview trainer</ButtonLink>}
        >
          Answer a behavioral question in the trainer, have it evaluated, and keep it as a story: situation, action and
          result are filled in from your answer. Or write one here.
        </EmptyState>
      ) : (
        <HistoryList>
          {stories.map((one) => (
            <HistoryRow
              key={one.id}
              title={storyName(one)}
              detail={[one.theme, one.skills.join(', '), shortDay(one.createdAt.slice(0, 10))]
                .filter(Boolean)
                .join(' · ')}
              onOpen={() => open(one.id)}
              actionsLabel={`Actions for “${storyName(one)}”`}
              actions={[
                { label: 'Open', icon: <FileSearch aria-hidden="true" />, onSelect: () => open(one.id) },
                { label: 'Remove', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => remove(one.id) },
              ]}
            />
          ))}
        </HistoryList>
      )}
    </Page>
  );
}

function OneStory({ story, onRemove }: { story: Story; onRemove: () => void }) {
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
        {storyName(story)}
      </h2>
      <Panel
        title="The story"
        lead={<Source story={story} />}
        action={
          <Button look="quiet" size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        }
      >
        <StoryFields story={story} />
      </Panel>
      <ResumeLine story={story} />
    </>
  );
}

/** Where it was kept from, as long as that is there. */
function Source({ story: { from, createdAt } }: { story: Story }) {
  const session = useAppSelector((state) => (from ? selectTrainerSession(state, from.session) : undefined));
  const day = shortDay(createdAt.slice(0, 10));
  if (!from || !session) return <>Begun on {day}.</>;
  return (
    <>
      Kept on {day} from{' '}
      <Link to={sourcePath({ kind: 'answer', ...from })} className="font-medium text-primary-ink hover:underline">
        your answer
      </Link>{' '}
      for {session.role}.
    </>
  );
}
