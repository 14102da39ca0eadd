import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { type Story, type StoryPartName, storyName } from '../../domain/stories/types';
import { TextArea, TextField } from '../../ui/field';
import { storyEdited } from './stories-slice';

const PARTS: readonly { readonly part: StoryPartName; readonly label: string; readonly help: string }[] = [
  {
    part: 'situation',
    label: 'Situation',
    help: 'Where it was, what was wrong, and what was asked of you. Keep it short.',
  },
  { part: 'action', label: 'Action', help: 'What you did, step by step, and why. Say “I”, not “we”.' },
  { part: 'result', label: 'Result', help: 'What came of it, with a figure if there is one, and what you learned.' },
];

/** The words of a story; each change is kept as it is made. */
export function StoryFields({ story }: { story: Story }) {
  const dispatch = useAppDispatch();
  const { id } = story;
  return (
    <div className="grid gap-5">
      <TextField
        label="Title"
        value={story.title}
        placeholder={storyName({ ...story, title: '' })}
        onChange={(event) => dispatch(storyEdited(id, { title: event.target.value }))}
      />
      {PARTS.map(({ part, label, help }) => (
        <TextArea
          key={part}
          label={label}
          help={help}
          rows={4}
          value={story[part]}
          onChange={(event) => dispatch(storyEdited(id, { [part]: event.target.value }))}
        />
      ))}
      <div className="grid gap-5 sm:grid-cols-2">
        <SkillsField skills={story.skills} onChange={(skills) => dispatch(storyEdited(id, { skills }))} />
        <TextField
          label="Theme"
          value={story.theme}
          help="What kind of question it answers: conflict, failure, leading others."
          onChange={(event) => dispatch(storyEdited(id, { theme: event.target.value }))}
        />
      </div>
    </div>
  );
}

/** A list in a line of text. While it is typed, the text is as it is typed. */
function SkillsField({
  skills,
  onChange,
}: {
  skills: readonly string[];
  onChange: (skills: readonly string[]) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      label="Skills"
      value={typed ?? skills.join(', ')}
      help="With commas between them. They count for your jobs as named."
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(skillsIn(event.target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const skillsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((skill) => skill.trim())
      .filter(Boolean),
  ),
];
