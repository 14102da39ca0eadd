import guides from 'content:guides';
import { useMemo } from 'react';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Panel } from '../../ui/card';
import { readableTime } from '../../ui/format';
import { Link } from '../../ui/link';
import { selectGuideConversations } from '../tutor/selectors';
import { GUIDE_ICONS } from './guide-icons';
import { selectGuideVisits } from './selectors';

/** Lines of each list; the cards below lead to the rest. */
const SHOWN = 4;

const knownGuide = (id: string | null) => guides.find((guide) => guide.id === id);

/** The guides that were looked at last, and what their assistants were asked last. */
export function YoursPanel() {
  const visits = useAppSelector(selectGuideVisits);
  const conversations = useAppSelector(selectGuideConversations);
  const looked = useMemo(
    () =>
      visits.flatMap(({ id, at }) =>
        withGuide(id, { title: knownGuide(id)?.title ?? '', detail: readableTime(at), hash: '' }),
      ),
    [visits],
  );
  const asked = useMemo(
    () =>
      conversations.flatMap(({ guide, name, updatedAt }) =>
        withGuide(guide, {
          title: name,
          detail: `${knownGuide(guide)?.title}, ${readableTime(updatedAt)}`,
          hash: '#assistant',
        }),
      ),
    [conversations],
  );
  if (looked.length === 0 && asked.length === 0)
    return (
      <Panel title="Your profiles">
        <p className="text-sm text-ink-soft">
          The guides you have looked at are listed here with the day, beside what you asked their assistants.
        </p>
      </Panel>
    );
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Panel title="Looked at" lead={`${looked.length} of ${guides.length} profiles, the last one first.`}>
        {looked.length > 0 ? <Lines label="Profiles looked at" lines={looked} /> : null}
      </Panel>
      <Panel title="Asked" lead="Your last conversation with each assistant.">
        {asked.length > 0 ? (
          <Lines label="Conversations" lines={asked} />
        ) : (
          <p className="text-sm text-ink-soft">None yet. Each guide has an assistant at its foot.</p>
        )}
      </Panel>
    </div>
  );
}

interface GuideLine {
  readonly guide: (typeof guides)[number];
  readonly title: string;
  readonly detail: string;
  /** The part of the page. */
  readonly hash: string;
}

function withGuide(id: string | null, line: Omit<GuideLine, 'guide'>): readonly GuideLine[] {
  const guide = knownGuide(id);
  return guide ? [{ ...line, guide }] : [];
}

function Lines({ label, lines }: { label: string; lines: readonly GuideLine[] }) {
  return (
    <ul aria-label={label} className="-mx-3 -mt-1 grid gap-x-4 sm:grid-cols-2 md:grid-cols-1">
      {lines.slice(0, SHOWN).map(({ guide, title, detail, hash }) => {
        const Icon = GUIDE_ICONS[guide.id];
        return (
          <li key={guide.id} className="min-w-0">
            <Link
              to={paths[guide.id] + hash}
              className="flex items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-primary-ink" />
              <span className="min-w-0">
                <span className="block truncate font-medium">{title}</span>
                <span className="block text-sm text-ink-soft">{detail}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
