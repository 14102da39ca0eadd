import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../app/hooks';
import { asIn, type Difference, differenceKey, differences } from '../../domain/resume-document/diff';
import type { WrittenResume } from '../../domain/resume-document/types';
import { viewOf } from '../../domain/resume-document/views';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { useToast } from '../../ui/toast';
import { resumeReplaced } from './documents-slice';
import { entryFieldName, entryName, fieldName, sectionTitle } from './place-words';
import { selectResume } from './selectors';
import { WordChanges } from './word-changes';

/** What differs between a version and its master; each difference is taken back, or taken over, by itself. */
export function VersionDifferences({ id, onClose }: { id: string; onClose: () => void }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const version = useAppSelector((state) => selectResume(state, id));
  const master = useAppSelector((state) => (version?.master ? selectResume(state, version.master) : undefined));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  if (!version || !master) return null;
  const all = differences(master, version);

  /** Makes one of the two as the other is in one thing. Undo puts that one thing back, and keeps what was typed since. */
  const take = (difference: Difference, to: WrittenResume, from: WrittenResume, text: string) => {
    dispatch(resumeReplaced(asIn(to, from, difference)));
    toast({
      text,
      action: {
        label: 'Undo',
        run: () => {
          const now = selectResume(store.getState(), to.id);
          if (now) dispatch(resumeReplaced(asIn(now, to, difference)));
        },
      },
    });
  };
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="mb-6 rounded-card outline-none focus-visible:outline-2 focus-visible:outline-primary"
    >
      <Panel
        title="What differs from the master"
        lead={`“${version.title}” beside “${master.title}”. What is struck out is in the master, what is underlined in this version.`}
        action={
          <Button size="sm" onClick={onClose}>
            Close
          </Button>
        }
      >
        {all.length === 0 ? (
          <p>Nothing. Both say the same and look the same.</p>
        ) : (
          <>
            <p className="mb-3 text-sm text-ink-soft" role="status">
              {counted(all.length, 'difference')}.
            </p>
            <ul className="grid gap-4">
              {all.map((difference) => {
                const name = nameOf(difference);
                return (
                  <li key={differenceKey(difference)} className="grid gap-2 border-t border-line pt-3">
                    <h3 className="text-sm font-medium wrap-anywhere">{name}</h3>
                    <What difference={difference} master={master} version={version} />
                    <div className="flex flex-wrap gap-2">
                      <Button
                        size="sm"
                        aria-label={`Take back: ${name}`}
                        onClick={() => take(difference, version, master, `${name}: as in the master again.`)}
                      >
                        Take back
                      </Button>
                      <Button
                        size="sm"
                        aria-label={`Take over into the master: ${name}`}
                        onClick={() => take(difference, master, version, `${name}: now in the master, too.`)}
                      >
                        Take over into the master
                      </Button>
                    </div>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Panel>
    </div>
  );
}

function nameOf(difference: Difference): string {
  switch (difference.kind) {
    case 'field':
      return fieldName(difference.field);
    case 'entry-field':
      return `${entryName(difference.list, difference.entry)}: ${entryFieldName(difference.list, difference.field)}`;
    case 'entry':
    case 'moved':
      return entryName(difference.list, difference.entry);
    case 'hidden':
      return difference.list !== null && difference.entry !== null
        ? entryName(difference.list, difference.entry)
        : sectionTitle(difference.key);
    case 'order':
      return 'Order of the sections';
    case 'look':
      return `Look: ${LOOKS[difference.field]}`;
  }
}

const LOOKS = {
  template: 'template',
  paper: 'paper',
  accent: 'colour',
  font: 'font',
  density: 'density',
  language: 'language of the document',
  showPhoto: 'photo',
} as const;

function What({
  difference,
  master,
  version,
}: {
  difference: Difference;
  master: WrittenResume;
  version: WrittenResume;
}) {
  switch (difference.kind) {
    case 'field':
      if (difference.field === 'photo') return <p className="text-sm text-ink-soft">Another picture.</p>;
      return <WordChanges before={difference.before} after={difference.after} />;
    case 'entry-field':
      return <WordChanges before={difference.before} after={difference.after} />;
    case 'entry': {
      const { title, sub, lines } = viewOf(difference.list, difference.entry as never);
      const words = [title, sub.join(' | '), ...lines.map(({ text }) => text)].filter((line) => line !== '').join('\n');
      return (
        <>
          <p className="text-sm text-ink-soft">
            {difference.added ? 'In this version alone.' : 'In the master alone.'}
          </p>
          <WordChanges before={difference.added ? '' : words} after={difference.added ? words : ''} />
        </>
      );
    }
    case 'moved':
      return <p className="text-sm text-ink-soft">In another place of its list.</p>;
    case 'hidden':
      return (
        <p className="text-sm text-ink-soft">
          {difference.hidden
            ? 'Hidden in this version, printed in the master.'
            : 'Printed in this version, hidden in the master.'}
        </p>
      );
    case 'order':
      return <p className="text-sm text-ink-soft">The sections come in another order.</p>;
    case 'look':
      return <WordChanges before={lookWords(master[difference.field])} after={lookWords(version[difference.field])} />;
  }
}

const lookWords = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'shown' : 'not shown') : value === 'own' ? 'the template’s' : value;
