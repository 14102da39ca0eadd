import { Suspense, useMemo, useState } from 'react';
import type { GithubLimit, KeptProfile } from '../../../domain/guides/github-profile';
import { lintGithub } from '../../../domain/guides/github-profile-lint';
import { githubProblemWords, WHAT_IS_FETCHED, WHO_SEES_IT } from '../../../domain/guides/github-words';
import { Button } from '../../../ui/button';
import { CheckboxField, TextField } from '../../../ui/field';
import { counted, readableTime } from '../../../ui/format';
import { ErrorBox, Notice } from '../../../ui/notice';
import { Skeleton, Work } from '../../../ui/progress';
import { useGithubProfile } from '../use-github-profile';
import { FindingGroup } from './finding-group';

const GROUPS = [
  ['account', 'Account'],
  ['readme', 'Profile README'],
  ['repositories', 'Repositories'],
] as const;

/** GitHub's public profile, read when the learner agrees, and what a visitor finds in it. */
export function ProfileCheck() {
  return (
    <Suspense fallback={<Skeleton lines={4} />}>
      <Check />
    </Suspense>
  );
}

function Check() {
  const { context, busy, failed, deeds } = useGithubProfile();
  const { kept, limit, problem, name } = context;
  const [typed, setTyped] = useState(name);
  const [agreed, setAgreed] = useState(false);
  const words = problem && githubProblemWords(problem, name, readableTime);
  return (
    <div className="grid gap-7">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          deeds.ask(typed, agreed);
        }}
      >
        <div className="max-w-md">
          <TextField
            label="GitHub username"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            help="Yours, or the address of your profile."
          />
        </div>
        <div className="measure">
          <CheckboxField
            label="Ask GitHub for this public profile"
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            help={`${WHAT_IS_FETCHED} ${WHO_SEES_IT}`}
          />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" look="primary" disabled={!agreed || busy || typed.trim() === ''}>
            {kept ? 'Read again' : 'Read profile'}
          </Button>
          {kept && !busy ? (
            <Button look="quiet" onClick={deeds.forget} disabled={failed}>
              Forget this profile
            </Button>
          ) : null}
        </div>
      </form>
      {busy ? (
        <Work
          title="Reading the profile from GitHub"
          value={null}
          action={
            <Button size="sm" onClick={deeds.stop}>
              Cancel
            </Button>
          }
        />
      ) : null}
      {failed && words ? (
        <ErrorBox title={words.title} actions={<Button onClick={deeds.dismiss}>Close</Button>}>
          {words.help}
        </ErrorBox>
      ) : null}
      {kept ? <Reading kept={kept} limit={limit} /> : null}
    </div>
  );
}

function Reading({ kept, limit }: { kept: KeptProfile; limit: GithubLimit | null }) {
  const { profile, readAt } = kept;
  const { findings, notes } = useMemo(() => lintGithub(profile, readAt), [profile, readAt]);
  const seen = findings.filter(({ status }) => status !== 'unseen');
  const passed = seen.filter(({ status }) => status === 'pass').length;
  return (
    <section aria-label={`What a visitor finds on ${profile.login}`} className="grid gap-7">
      <div aria-live="polite">
        <p className="text-lg font-semibold">
          <span className="figures">{passed}</span> of <span className="figures">{seen.length}</span> checks passed for{' '}
          {profile.login}
        </p>
        <p className="text-sm text-ink-soft">
          Read on {readableTime(readAt)} and kept on this device.{' '}
          {limit
            ? `GitHub answers ${counted(limit.remaining, 'more request')} to this network address until ${readableTime(limit.resetAt)}.`
            : 'Read again to see what has changed.'}
        </p>
      </div>
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {GROUPS.map(([section, title]) => (
        <FindingGroup key={section} title={title} findings={findings.filter((one) => one.section === section)} />
      ))}
    </section>
  );
}
