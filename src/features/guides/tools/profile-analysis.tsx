import { useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { analyseLinkedIn } from '../../../domain/guides/linkedin';
import { LINKEDIN_LIMITS } from '../../../domain/guides/linkedin-limits';
import { charactersOf } from '../../../domain/guides/profile-words';
import type { LinkedInText, ProfileAnalysis } from '../../../domain/guides/types';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/field';
import { Notice } from '../../../ui/notice';
import { useToast } from '../../../ui/toast';
import { guideDraftKept, guideDraftRemoved } from '../drafts-slice';
import { selectProfile } from '../selectors';
import { FindingGroup } from './finding-group';

const GROUPS = [
  ['headline', 'Headline'],
  ['about', 'About'],
  ['experience', 'Experience'],
  ['whole', 'The profile as a whole'],
] as const;

interface Read {
  readonly of: LinkedInText;
  readonly analysis: ProfileAnalysis;
}

/** LinkedIn's Profile Analysis: three pasted texts, and what a recruiter would find in them. */
export function ProfileAnalysisTool() {
  const profile = useAppSelector(selectProfile);
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [read, setRead] = useState<Read | null>(null);
  const result = useRef<HTMLElement>(null);
  const write = (part: Partial<LinkedInText>) => dispatch(guideDraftKept({ ...profile, ...part }));
  const blank = [profile.headline, profile.about, profile.experience].every((text) => text === '');
  const clear = () => {
    dispatch(guideDraftRemoved(profile.id));
    setRead(null);
    toast({
      text: 'The three texts were cleared.',
      action: { label: 'Undo', run: () => dispatch(guideDraftKept(profile)) },
    });
  };
  return (
    <div className="grid gap-8">
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setRead({ of: profile, analysis: analyseLinkedIn(profile) });
          // Once the result is drawn.
          requestAnimationFrame(() => result.current?.focus());
        }}
      >
        <p className="measure text-ink-soft">
          Copy the texts from your profile, as they are. They are kept on this device and read by fixed rules here: no
          model, no score, the same answer each time. The wording checks are for English.
        </p>
        <TextArea
          label="Headline"
          value={profile.headline}
          onChange={(event) => write({ headline: event.target.value })}
          help={<Count text={profile.headline} limit={LINKEDIN_LIMITS.headline} />}
          className="min-h-16!"
        />
        <TextArea
          label="About"
          value={profile.about}
          onChange={(event) => write({ about: event.target.value })}
          help={<Count text={profile.about} limit={LINKEDIN_LIMITS.about} />}
          className="min-h-40!"
        />
        <TextArea
          label="Experience"
          value={profile.experience}
          onChange={(event) => write({ experience: event.target.value })}
          help="One job after another, with its bullets, each on its own line."
          className="min-h-40!"
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary">
            Analyse
          </Button>
          <Button look="quiet" disabled={blank} onClick={clear}>
            Clear
          </Button>
        </div>
      </form>
      <section
        ref={result}
        tabIndex={-1}
        className="scroll-mt-4 tall:scroll-mt-[116px] outline-none tall:md:scroll-mt-16"
        aria-label="Findings"
      >
        {read ? <Findings analysis={read.analysis} stale={read.of !== profile} /> : null}
      </section>
    </div>
  );
}

function Count({ text, limit }: { text: string; limit: { characters: number; sure: boolean } }) {
  const characters = charactersOf(text.trim());
  return (
    <>
      <span className={characters > limit.characters ? 'font-medium text-danger-ink' : ''}>
        {characters.toLocaleString('en-US')}
      </span>{' '}
      of {limit.sure ? '' : 'about '}
      {limit.characters.toLocaleString('en-US')} characters
    </>
  );
}

function Findings({ analysis, stale }: { analysis: ProfileAnalysis; stale: boolean }) {
  if (analysis.kind === 'nothing')
    return (
      <Notice tone="warning" title="There is nothing to read yet.">
        Paste at least one of the three texts, then press Analyse.
      </Notice>
    );
  const passed = analysis.findings.filter(({ status }) => status === 'pass').length;
  return (
    <div className="grid gap-7">
      <div>
        <p className="text-lg font-semibold">
          <span className="figures">{passed}</span> of <span className="figures">{analysis.findings.length}</span>{' '}
          checks passed
        </p>
        <p className="text-sm text-ink-soft">
          {stale
            ? 'You have changed the texts since. Analyse again to see the effect.'
            : 'Good practice, not a verdict: where a piece of advice does not fit you, leave it.'}
        </p>
      </div>
      {analysis.notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
      {GROUPS.map(([section, title]) => (
        <FindingGroup key={section} title={title} findings={analysis.findings.filter((f) => f.section === section)} />
      ))}
    </div>
  );
}
