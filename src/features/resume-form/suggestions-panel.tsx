import { Check, Lightbulb, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useAppStore, useEvidence } from '../../app/hooks';
import { sourcePath } from '../../app/open-source';
import { asIn, differences } from '../../domain/resume-document/diff';
import { LIST_NAMES } from '../../domain/resume-document/edits';
import type { FieldPlace } from '../../domain/resume-document/find-field';
import {
  builtInSuggestions,
  type Checked,
  checked,
  resumeTexts,
  type Suggestion,
  stillFits,
  withSuggestion,
} from '../../domain/resume-document/suggestions';
import type { AnyEntry, TextFieldName, WrittenResume } from '../../domain/resume-document/types';
import { viewOf } from '../../domain/resume-document/views';
import { Button } from '../../ui/button';
import { useHere } from '../../ui/came-from';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { selectCurrentJob, selectJob } from '../jobs/selectors';
import { selectHasModel } from '../settings/selectors';
import { newEntryId, resumeReplaced } from './documents-slice';
import { LeftOut } from './left-out';
import { ModelSuggestions } from './model-suggestions';
import { entryFieldName, entryName, fieldName } from './place-words';
import { selectResume, selectResumes } from './selectors';
import { WordChanges } from './word-changes';

/** Everything that the learner's own data hold: this resume, its master, the others. */
const useHeld = () => {
  const store = useAppStore();
  return () => selectResumes(store.getState()).flatMap(resumeTexts);
};

/** Suggestions for this resume as differences, each accepted or refused alone. They appear when they are asked for. */
export function SuggestionsPanel({ id }: { id: string }) {
  const store = useAppStore();
  const evidenceOf = useEvidence();
  // Not the resume itself: this is not drawn again with every key.
  const kept = useAppSelector((state) => selectResume(state, id) !== undefined);
  const job = useAppSelector((state) => {
    const own = selectResume(state, id)?.job ?? null;
    return (own === null ? undefined : selectJob(state, own)) ?? selectCurrentJob(state);
  });
  const hasModel = useAppSelector(selectHasModel);
  const held = useHeld();
  const [found, setFound] = useState<Checked | null>(null);
  const [failed, setFailed] = useState(false);
  if (!kept) return null;

  const look = async () => {
    setFailed(false);
    try {
      const rows = job ? (await evidenceOf(store.getState(), job)).rows : [];
      const musts = rows.flatMap(({ requirement: { need, skill } }) =>
        need === 'must' && skill !== null ? [skill] : [],
      );
      const now = selectResume(store.getState(), id);
      if (!now) return;
      // A challenge that was solved is the learner's own, too.
      const own = rows.flatMap(({ requirement, marks }) =>
        marks
          .filter(({ source, strength }) => strength === 'here' && source.kind === 'challenge')
          .flatMap(({ words }) => [words, requirement.skill ?? '']),
      );
      setFound(checked(builtInSuggestions(now, musts, rows), [...held(), ...own, 'Solved the coding challenge']));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Panel
      title="Suggestions"
      lead="Built in, on this device: the same facts in stronger words, and what you have that the job asks for. Nothing changes until you accept it."
      action={
        <Button size="sm" onClick={() => void look()}>
          <Lightbulb aria-hidden="true" />
          {found ? 'Look again' : 'Look for suggestions'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {found ? <Found id={id} found={found} none="Nothing to suggest: the lines begin with what you did." /> : null}
        {failed ? (
          <ErrorBox title="No suggestions could be made" actions={<Button onClick={() => void look()}>Retry</Button>}>
            A part of the app could not be loaded. Your resume is as it was. Check your connection, then retry.
          </ErrorBox>
        ) : null}
        {hasModel ? (
          <ModelSuggestions
            key={`${id} ${job?.id ?? ''}`}
            id={id}
            job={job}
            draw={(suggestions) => (
              <Found
                id={id}
                found={checked(suggestions, held())}
                none="The model suggested nothing that can be used."
              />
            )}
          />
        ) : null}
      </div>
    </Panel>
  );
}

function Found({ id, found, none }: { id: string; found: Checked; none: string }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const resume = useAppSelector((state) => selectResume(state, id));
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  if (!resume) return null;
  const open = found.offered.filter((one) => !settled.has(one.id) && stillFits(resume, one));
  const settle = (suggestion: Suggestion, away: boolean) =>
    setSettled((now) => {
      const next = new Set(now);
      if (away) next.add(suggestion.id);
      else next.delete(suggestion.id);
      return next;
    });

  const accept = (suggestion: Suggestion) => {
    const before = selectResume(store.getState(), id);
    if (!before) return;
    const after = withSuggestion(before, suggestion, newEntryId());
    const changes = differences(before, after);
    dispatch(resumeReplaced(after));
    settle(suggestion, true);
    toast({
      text: 'The suggestion is in your resume.',
      action: {
        label: 'Undo',
        run: () => {
          const now = selectResume(store.getState(), id);
          if (now) dispatch(resumeReplaced(changes.reduce((one, change) => asIn(one, before, change), now)));
          settle(suggestion, false);
        },
      },
    });
  };
  const refuse = (suggestion: Suggestion) => {
    settle(suggestion, true);
    toast({ text: 'Refused. Nothing changed.', action: { label: 'Undo', run: () => settle(suggestion, false) } });
  };
  return (
    <>
      <p role="status" className="text-sm text-ink-soft">
        {open.length > 0
          ? `${counted(open.length, 'suggestion')}.`
          : settled.size > 0
            ? 'No suggestion is left.'
            : none}
      </p>
      {open.length > 0 ? (
        <ul className="grid gap-4">
          {open.map((suggestion) => (
            <One
              key={suggestion.id}
              suggestion={suggestion}
              resume={resume}
              onAccept={() => accept(suggestion)}
              onRefuse={() => refuse(suggestion)}
            />
          ))}
        </ul>
      ) : null}
      <LeftOut what="suggestion" left={found.left.map(({ unheld }) => unheld)} />
    </>
  );
}

function One({
  suggestion,
  resume,
  onAccept,
  onRefuse,
}: {
  suggestion: Suggestion;
  resume: WrittenResume;
  onAccept: () => void;
  onRefuse: () => void;
}) {
  const state = useHere('the resume');
  const name = nameOf(suggestion, resume);
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-medium wrap-anywhere">{name}</h3>
      <Change suggestion={suggestion} />
      <p className="text-sm text-ink-soft wrap-anywhere">{suggestion.why}</p>
      <div className="flex flex-wrap gap-2">
        {suggestion.kind === 'evidence' ? (
          <Link
            to={sourcePath(suggestion.source)}
            state={state}
            className="inline-flex min-h-8 items-center rounded-control px-2 text-sm font-medium text-primary-ink hover:underline pointer-coarse:min-h-11"
          >
            Open where it is
          </Link>
        ) : (
          <Button size="sm" aria-label={`Accept: ${name}`} onClick={onAccept}>
            <Check aria-hidden="true" /> Accept
          </Button>
        )}
        <Button size="sm" aria-label={`Refuse: ${name}`} onClick={onRefuse}>
          <X aria-hidden="true" /> Refuse
        </Button>
        {suggestion.kind === 'words' ? (
          <Button size="sm" onClick={() => toField(suggestion.place)}>
            Go to the field
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function Change({ suggestion }: { suggestion: Suggestion }) {
  switch (suggestion.kind) {
    case 'words':
      return <WordChanges before={suggestion.before} after={suggestion.after} />;
    case 'line':
      return <WordChanges before="" after={suggestion.after} />;
    case 'show': {
      const { title, sub, lines } = viewOf(suggestion.list, suggestion.entry as never);
      const words = [title, sub.join(' | '), ...lines.map(({ text }) => text)].filter((line) => line !== '');
      return <WordChanges before="" after={words.join('\n')} />;
    }
    case 'evidence':
      return (
        <p className="text-sm wrap-anywhere" dir="auto">
          “{suggestion.words}” <span className="text-ink-soft">({suggestion.where})</span>
        </p>
      );
  }
}

function nameOf(suggestion: Suggestion, resume: WrittenResume): string {
  switch (suggestion.kind) {
    case 'words': {
      const { field, entryId } = suggestion.place;
      for (const list of LIST_NAMES) {
        const entry = (resume[list] as unknown as readonly AnyEntry[]).find(({ id }) => id === entryId);
        if (entry) return `${entryName(list, entry)}: ${entryFieldName(list, field)}`;
      }
      return fieldName(field as TextFieldName);
    }
    case 'show':
      return `Show ${entryName(suggestion.list, suggestion.entry)}`;
    case 'line':
      return 'A line among your achievements';
    case 'evidence':
      return 'You have something for it';
  }
}

function toField({ field, entryId }: FieldPlace): void {
  const entry = entryId === null ? '' : `[data-entry="${CSS.escape(entryId)}"] `;
  const found = document.querySelector<HTMLElement>(`${entry}[data-field="${CSS.escape(field)}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus();
}
