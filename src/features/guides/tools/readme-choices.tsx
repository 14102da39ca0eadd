import { useAppSelector } from '../../../app/hooks';
import { readGithubName, shownFirst } from '../../../domain/guides/github-profile';
import { PICTURE_SITES } from '../../../domain/guides/github-readme';
import {
  README_PARTS,
  type ReadmeForm,
  type ReadmePart,
  type ReadmeProject,
  type SkillLook,
} from '../../../domain/guides/readme-form';
import { Button } from '../../../ui/button';
import { CheckboxField, SelectField, TextField } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { selectGithubProfile } from '../selectors';

const PARTS: Readonly<Record<ReadmePart, string>> = {
  about: 'Show about',
  now: 'Show now',
  skills: 'Show skills',
  projects: 'Show projects',
  contacts: 'Show contact',
  fun: 'Show fun',
};
const LOOKS: readonly (readonly [SkillLook, string])[] = [
  ['line', 'One line of words'],
  ['list', 'A list of words'],
  ['badges', 'Badges (pictures of another site)'],
];

interface ChoiceProps {
  readonly form: ReadmeForm;
  readonly onWrite: (part: Partial<ReadmeForm>) => void;
}

/** Which parts are in the README, how skills look, and whether pictures of other sites are in it: off until chosen. */
export function ReadmeChoices({ form, onWrite }: ChoiceProps) {
  const pictures = form.skillsAs === 'badges' || form.stats;
  const sites = [
    ...(form.skillsAs === 'badges' ? [PICTURE_SITES.badges] : []),
    ...(form.stats ? [PICTURE_SITES.stats] : []),
  ];
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">Sections</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {README_PARTS.map((part) => (
            <CheckboxField
              key={part}
              label={PARTS[part]}
              checked={!form.leftOut.includes(part)}
              onChange={(event) =>
                onWrite({
                  leftOut: event.target.checked ? form.leftOut.filter((one) => one !== part) : [...form.leftOut, part],
                })
              }
            />
          ))}
        </div>
        <p className="mt-1.5 text-sm text-ink-faint">
          What is left out keeps its words. Empty sections are left out anyway.
        </p>
      </fieldset>
      <SelectField
        label="Skills look like"
        value={form.skillsAs}
        onChange={(event) => {
          const look = LOOKS.find(([id]) => id === event.target.value)?.[0];
          if (look) onWrite({ skillsAs: look });
        }}
      >
        {LOOKS.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckboxField
        label="A card with figures of my account"
        checked={form.stats}
        onChange={(event) => onWrite({ stats: event.target.checked })}
        help="Stars and counts of commits. Recruiters read projects; leave it off unless you want it."
      />
      {form.stats ? (
        <TextField
          label="GitHub username of the card"
          value={form.account}
          onChange={(event) => onWrite({ account: event.target.value })}
          help={readGithubName(form.account) === null ? 'Not a username yet, so the card is left out.' : null}
        />
      ) : null}
      {pictures ? (
        <Notice tone="warning" title={`Pictures come from ${sites.join(' and ')}.`}>
          They are there only while that site answers, what they show is its own, and it learns from GitHub how often
          your profile is opened. This page never loads them.
        </Notice>
      ) : null}
    </div>
  );
}

/** Projects out of the GitHub profile that was read, each with one press. */
export function FetchedProjects({
  projects,
  onAdd,
}: {
  projects: readonly ReadmeProject[];
  onAdd: (project: Omit<ReadmeProject, 'id'>) => void;
}) {
  const profile = useAppSelector(selectGithubProfile)?.profile;
  if (!profile)
    return (
      <p className="text-sm text-ink-faint">
        Read your profile with <span className="font-medium">Check my profile</span>, and your repositories can be
        chosen here.
      </p>
    );
  const address = (name: string) => `https://github.com/${profile.login}/${name}`;
  const fresh = shownFirst(profile).filter(({ name }) => projects.every(({ link }) => link !== address(name)));
  if (fresh.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm text-ink-soft">From {profile.login} on GitHub</legend>
      <div className="flex flex-wrap gap-2">
        {fresh.slice(0, 12).map(({ name, description }) => (
          <Button
            key={name}
            size="sm"
            aria-label={`Add ${name}`}
            onClick={() => onAdd({ name, text: description, link: address(name) })}
          >
            + {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
