import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useKept } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { readableDay } from '../../ui/format';
import { ProfileForm } from './profile-form';
import { useProfile } from './use-profile';

/** Longer texts are cut to a few lines until they are asked for. */
const LONG = 280;

/** Who this is, as they say it; nothing of it leaves the device. */
export function ProfilePanel({ today }: { today: string }) {
  const kept = useKept();
  const [editing, setEditing] = useState(false);
  const { profile, owner } = useProfile();
  const details = [
    ['Country', profile.country],
    ['University', profile.university],
    ['Last refresh date', profile.refreshedOn ? readableDay(profile.refreshedOn) : ''],
    ['Profile views', profile.views === null ? '' : profile.views.toLocaleString('en')],
  ].filter(([, value]) => value?.trim() !== '');
  return (
    <Card aria-label="Profile panel">
      {editing ? (
        <>
          <h2 className="mb-4 text-lg font-semibold">Edit profile</h2>
          <ProfileForm today={today} onClose={() => setEditing(false)} />
        </>
      ) : (
        <>
          <div
            aria-hidden="true"
            className="relative isolate mb-4 grid size-16 place-items-center overflow-hidden rounded-card border border-line bg-primary-soft text-xl font-semibold text-primary-ink"
          >
            <span className="contours absolute inset-0 -z-10 opacity-25" />
            {initialsOf(owner.displayName)}
          </div>
          <h2 className="text-xl font-semibold wrap-anywhere">
            <Clamped text={owner.displayName.trim() || 'No name yet'} lines={3} />
          </h2>
          {owner.handle.trim() ? (
            <div className="text-sm wrap-anywhere text-ink-soft">
              <Clamped text={`@${owner.handle.trim().replace(/^@/, '')}`} lines={2} />
            </div>
          ) : null}
          {profile.bio.trim() ? (
            <div className="mt-3 wrap-anywhere whitespace-pre-line">
              <Clamped text={profile.bio.trim()} lines={6} />
            </div>
          ) : null}
          {details.length > 0 ? (
            <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-sm">
              {details.map(([term, value]) => (
                <div key={term}>
                  <dt className="text-ink-soft">{term}</dt>
                  <dd className="font-medium wrap-anywhere">
                    <Clamped text={value ?? ''} lines={3} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-3 text-sm text-ink-soft">
              Add your country, your university and what you want to be known for. It stays {kept}.
            </p>
          )}
          <Button className="mt-5 w-full" onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" /> Edit profile
          </Button>
        </>
      )}
    </Card>
  );
}

/** `bdi`: a text that runs the other way turns nothing around it. */
function Clamped({ text, lines }: { text: string; lines: 2 | 3 | 6 }) {
  const [all, setAll] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > lines;
  if (!isLong) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi
        className={
          all ? 'block max-h-96 overflow-y-auto' : { 2: 'line-clamp-2', 3: 'line-clamp-3', 6: 'line-clamp-6' }[lines]
        }
        {...(all ? { tabIndex: 0 } : {})}
      >
        {text}
      </bdi>
      <button
        type="button"
        aria-expanded={all}
        onClick={() => setAll(!all)}
        className="min-h-8 rounded-control text-sm font-medium text-primary-ink hover:underline"
      >
        {all ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
