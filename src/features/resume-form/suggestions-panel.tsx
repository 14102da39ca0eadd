import { Lightbulb } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore, useEvidence } from '../../app/hooks';
import { asIn, differences } from '../../domain/resume-document/diff';
import { reviewSuggestions } from '../../domain/resume-document/review-suggestions';
import {
  builtInSuggestions,
  type Checked,
  checked,
  resumeTexts,
  type Suggestion,
  stillFits,
  withSuggestion,
} from '../../domain/resume-document/suggestions';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { useToast } from '../../ui/toast';
import { selectCurrentJob, selectJob } from '../jobs/selectors';
import { selectReports } from '../resume-assistant/selectors';
import { selectHasModel } from '../settings/selectors';
import { newEntryId, resumeReplaced } from './documents-slice';
import { type FieldOffer, OffersContext, offerPlace } from './field-offers';
import { LeftOut } from './left-out';
import { ModelSuggestions } from './model-suggestions';
import { OneSuggestion } from './one-suggestion';
import { selectResume, selectResumes } from './selectors';

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
      const report = selectReports(store.getState()).find(({ resume: of }) => of === id)?.report;
      const suggestions = [...builtInSuggestions(now, musts, rows), ...reviewSuggestions(now, report?.bullets ?? [])];
      setFound(checked(suggestions, [...held(), ...own, 'Solved the coding challenge']));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Panel
      title="Suggestions"
      lead="Built in, on this device: the same facts in stronger words, and what you have that the job asks for. Each is also at its field. Nothing changes until you accept it."
      action={
        <Button size="sm" onClick={() => void look()}>
          <Lightbulb aria-hidden="true" />
          {found ? 'Look again' : 'Look for suggestions'}
        </Button>
      }
    >
      <div className="grid gap-4">
        {found ? (
          <Found
            id={id}
            source="built-in"
            found={found}
            none="Nothing to suggest: the lines begin with what you did."
          />
        ) : null}
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
                source="model"
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

function Found({ id, source, found, none }: { id: string; source: string; found: Checked; none: string }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const resume = useAppSelector((state) => selectResume(state, id));
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const open = resume ? found.offered.filter((one) => !settled.has(one.id) && stillFits(resume, one)) : [];
  const offers = use(OffersContext);
  useEffect(() => {
    const atFields = open.flatMap((suggestion): (readonly [string, FieldOffer])[] => {
      if (suggestion.kind !== 'words' && suggestion.kind !== 'advice') return [];
      const take = suggestion.kind === 'words' ? () => accept(suggestion) : null;
      const { entryId, field } = suggestion.place;
      return [[offerPlace(entryId, field), { suggestion, accept: take, refuse: () => refuse(suggestion) }]];
    });
    offers.leave(source, atFields);
  });
  useEffect(() => () => offers.leave(source, []), [offers, source]);
  if (!resume) return null;
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
            <OneSuggestion
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
