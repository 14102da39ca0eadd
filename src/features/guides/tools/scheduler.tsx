import { Download, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useDevice } from '../../../app/hooks';
import { isDay } from '../../../domain/guides/post-day';
import { inOrder, planMarkdown } from '../../../domain/guides/post-plan';
import { charactersOf } from '../../../domain/guides/profile-words';
import { joinWords } from '../../../domain/text/merge-lines';
import { Button, IconButton } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { TextArea, TextField } from '../../../ui/field';
import { counted } from '../../../ui/format';
import { useToast } from '../../../ui/toast';
import { draftsOfKind, guideDraftKept, guideDraftRemoved, type PostDraft, postPlanned } from '../drafts-slice';
import { selectGuideDrafts, selectNewPost } from '../selectors';

const day = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** A day `YYYY-MM-DD` in the reader's own words. */
const readableDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** LinkedIn's Content Scheduler: posts by day, kept here, exported as Markdown. It posts nothing. */
export function SchedulerTool() {
  const drafts = useAppSelector(selectGuideDrafts);
  const posts = useMemo(() => inOrder(draftsOfKind(drafts, 'post')) as readonly PostDraft[], [drafts]);
  const device = useDevice();
  return (
    <div className="grid gap-8">
      <NewPost />
      {posts.length === 0 ? (
        <EmptyState title="No posts planned yet">
          Planned posts appear here by day. A good first one: what you fixed last week, and what took you longest.
        </EmptyState>
      ) : (
        <div>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h4 className="font-semibold">{counted(posts.length, 'post')}</h4>
            <Button
              onClick={() => device.download('linkedin-posts.md', planMarkdown(posts), 'text/markdown;charset=utf-8')}
            >
              <Download aria-hidden="true" /> Download Markdown
            </Button>
          </div>
          <ul className="mt-2 divide-y divide-line">
            {posts.map((post) => (
              <Post key={post.id} post={post} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function NewPost() {
  const draft = useAppSelector(selectNewPost);
  const dispatch = useAppDispatch();
  const [tried, setTried] = useState(false);
  const { date, text } = draft ?? { date: '', text: '' };
  const write = (part: { date?: string; text?: string }) =>
    dispatch(guideDraftKept({ id: 'new-post', kind: 'new-post', date, text, ...part }));
  const wrong = {
    date: isDay(date) ? null : 'Choose the day of the post.',
    text: text.trim() === '' ? 'Write the post, or a line about what it will say.' : null,
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.date || wrong.text) return;
        dispatch(postPlanned({ date, text: text.trim() }));
        setTried(false);
      }}
    >
      <p className="measure text-ink-soft">
        A plan, kept on this device. Nothing is posted for you: on the day, copy the text over.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-[13rem_1fr]">
        <TextField
          label="Day"
          type="date"
          value={date}
          onChange={(event) => write({ date: event.target.value })}
          error={tried ? wrong.date : null}
        />
        <TextArea
          label="Post"
          value={text}
          onChange={(event) => write({ text: event.target.value })}
          error={tried ? wrong.text : null}
          help={counted(charactersOf(text.trim()), 'character')}
        />
      </div>
      <div>
        <Button type="submit" look="primary">
          Plan this post
        </Button>
      </div>
    </form>
  );
}

function Post({ post }: { post: PostDraft }) {
  const dispatch = useAppDispatch();
  const device = useDevice();
  const toast = useToast();
  const [editing, setEditing] = useState<{ date: string; text: string; base: string } | null>(null);
  const when = readableDay(post.date);
  const remove = () => {
    dispatch(guideDraftRemoved(post.id));
    toast({ text: `Post of ${when} removed.`, action: { label: 'Undo', run: () => dispatch(guideDraftKept(post)) } });
  };
  const copy = async () => {
    const copied = await device.copyText(post.text);
    toast(
      copied
        ? { text: 'Post copied.' }
        : { text: 'The browser refused the clipboard. Select the text and copy it by hand.', tone: 'danger' },
    );
  };
  if (editing)
    return (
      <li className="grid gap-3 py-4">
        <TextField
          label="Day"
          type="date"
          value={editing.date}
          onChange={(event) => setEditing({ ...editing, date: event.target.value })}
          error={isDay(editing.date) ? null : 'Choose the day of the post.'}
        />
        <TextArea
          label="Post"
          value={editing.text}
          onChange={(event) => setEditing({ ...editing, text: event.target.value })}
          error={editing.text.trim() === '' ? 'Write the post, or remove it instead.' : null}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            look="primary"
            size="sm"
            disabled={!isDay(editing.date) || editing.text.trim() === ''}
            onClick={() => {
              const texts = { base: editing.base, mine: editing.text.trim(), theirs: post.text };
              const text = joinWords(texts, () => void device.storage.keepBoth('guideDrafts', post.id, post, ['text']));
              dispatch(guideDraftKept({ ...post, date: editing.date, text }));
              setEditing(null);
            }}
          >
            Save
          </Button>
          <Button size="sm" onClick={() => setEditing(null)}>
            Cancel
          </Button>
        </div>
      </li>
    );
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="w-40 shrink-0">
        <p className="font-medium">{when}</p>
        <label className="mt-1 flex min-h-8 items-center gap-2 text-sm text-ink-soft">
          <input
            type="checkbox"
            checked={post.posted}
            onChange={(event) => dispatch(guideDraftKept({ ...post, posted: event.target.checked }))}
            aria-label={`Posted: ${when}`}
            className="size-4.5 accent-(--primary)"
          />
          Posted
        </label>
      </div>
      <p className={`min-w-0 flex-1 basis-64 whitespace-pre-line ${post.posted ? 'text-ink-faint' : ''}`}>
        {post.text}
      </p>
      <div className="flex gap-1">
        <Button size="sm" look="quiet" aria-label={`Copy the post of ${when}`} onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          size="sm"
          look="quiet"
          aria-label={`Edit the post of ${when}`}
          onClick={() => setEditing({ date: post.date, text: post.text, base: post.text })}
        >
          Edit
        </Button>
        <IconButton label={`Remove the post of ${when}`} className="size-8!" onClick={remove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
