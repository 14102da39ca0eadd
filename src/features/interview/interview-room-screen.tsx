import roles from 'content:roles';
import { Suspense, use, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useAppSelector, useAppStore } from '../../app/hooks';
import { findRole } from '../../domain/interview/roles';
import type { InterviewRole } from '../../domain/interview/types';
import { ButtonLink } from '../../ui/button-link';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { Notice } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { draftOfRole } from './drafts-slice';
import { NO_QUESTIONS } from './interview-words';
import { OpenElsewhere } from './open-elsewhere';
import { againPath, RoleCards, roomPath } from './role-cards';
import { Room } from './room';
import { isOfSet, isWhole, nameOfSet, type RoomSet, type RoomWish, roomSet, sessionsOf } from './room-sets';
import { selectInterviewDrafts, selectInterviewSessions } from './selectors';
import { useSessionHold } from './use-session-hold';

/**
 * `/interview/:role`: the room of one role; `?question=…` begins with one of its questions, `?again=…` asks those of an
 * earlier session, `?retake=…&question=…` one of them once more.
 */
export function InterviewRoomScreen() {
  const { role: name = '' } = useParams();
  const params = useSearchParams()[0];
  const role = findRole(roles, name);
  if (!role) return <NoQuestions name={name} />;
  const [again, retake, question] = ['again', 'retake', 'question'].map((key) => params.get(key));
  const wish: RoomWish = {
    question: question ?? null,
    again: again ?? null,
    retake: retake && question ? { session: retake, question } : null,
  };
  return (
    <Page title={`${role.pickerName} interview`}>
      <Opened key={[role.id, question, again, retake].join(' ')} role={role} wish={wish} />
    </Page>
  );
}

/** The sessions are taken as they were when the screen opened: one that is submitted here was not before. */
function Opened({ role, wish }: { role: InterviewRole; wish: RoomWish }) {
  const sessions = useAppSelector(selectInterviewSessions);
  const [held] = useState(() => sessionsOf(sessions, role.id));
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <RoomOf role={role} wish={wish} held={held} />
    </Suspense>
  );
}

function RoomOf({ role, wish, held }: { role: InterviewRole; wish: RoomWish; held: readonly InterviewRecord[] }) {
  const opened = use(roomSet(role, held, wish));
  const [renewed, setRenewed] = useState<{ set: RoomSet; times: number } | null>(null);
  const { set, times } = renewed ?? { set: opened, times: held.length };
  const store = useAppStore();
  const draft = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id, isOfSet(set))?.id ?? null);
  const [unfinished, setUnfinished] = useState(draft !== null);
  const hold = useSessionHold(nameOfSet(role.id, opened), draft);
  if (set.questions.length === 0) return <NoQuestions name={role.pickerName} />;
  const isAsked = set.kind === 'chosen' || set.kind === 'again' || set.kind === 'retake';
  const last = held[0]?.id;
  const other =
    set.kind === 'again' || set.kind === 'retake' || last ? otherQuestions(role, set.kind, last ?? '') : null;

  /** What is asked once more: another set where none was asked for. */
  const another = async () => {
    const now = sessionsOf(selectInterviewSessions(store.getState()), role.id);
    const next = isAsked ? set : await roomSet(role, now, { question: null, again: null, retake: null });
    setRenewed({ set: next, times: now.length });
    setUnfinished(false);
    return next.questions;
  };

  return (
    <>
      <PageHeader
        title={`${role.pickerName} interview`}
        lead={`${counted(set.questions.length, 'question')}. ${unfinished ? GOES_ON : wordsOf(set, times, role)}`}
        action={other ? <ButtonLink to={other.to}>{other.label}</ButtonLink> : undefined}
      />
      {isAsked ? <Unfinished role={role} set={set} /> : null}
      {hold.here ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Room
            role={{ id: role.id, name: role.pickerName }}
            set={set}
            another={another}
            others={(id) => otherQuestions(role, set.kind, id)}
          />
        </Suspense>
      ) : (
        <OpenElsewhere hold={hold} />
      )}
    </>
  );
}

/** A session that was left unfinished is not touched by one that was asked for. */
function Unfinished({ role, set }: { role: InterviewRole; set: RoomSet }) {
  const kept = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id, isWhole) !== null);
  const [other] = useState(kept);
  const mine = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id, isOfSet(set)) !== null);
  if (!other || mine) return null;
  return (
    <p className="mb-5 text-sm text-ink-soft">
      Your unfinished session of this role is kept.{' '}
      <Link to={roomPath(role)} className="text-primary-ink underline">
        Continue it instead
      </Link>
    </p>
  );
}

const GOES_ON = 'Your unfinished session goes on.';

function wordsOf({ kind, questions, askedBefore }: RoomSet, times: number, role: InterviewRole): string {
  const before = `You practised this role ${times === 1 ? 'once' : `${times} times`} before`;
  switch (kind) {
    case 'first':
      return role.description;
    case 'chosen':
      return 'It begins with the one that you chose; submit when you have had enough.';
    case 'again':
      return 'They are the same as in an earlier session, to compare the answers.';
    case 'retake':
      return 'The answer of an earlier session once more: it is kept as an attempt of its own, beside that one.';
    case 'new':
      if (askedBefore === 0) return `They are new. ${before}.`;
      return `${before}: ${
        askedBefore === questions.length
          ? 'these come'
          : `${askedBefore} of them ${askedBefore === 1 ? 'comes' : 'come'}`
      } again, the longest ago first.`;
  }
}

/** The way to other questions than a room asks now: those of a session again, or others than those. */
function otherQuestions(role: InterviewRole, kind: RoomSet['kind'], session: string) {
  return kind === 'again' || kind === 'chosen' || kind === 'retake'
    ? { label: 'New questions', to: roomPath(role) }
    : { label: 'The same questions again', to: againPath(role, session) };
}

function NoQuestions({ name }: { name: string }) {
  return (
    <Page title="Interview">
      <PageHeader title="Interview" />
      <div className="grid gap-6">
        <Notice tone="warning" title={NO_QUESTIONS} role="alert">
          {name.trim() === '' ? 'Choose' : `There is no role named “${name}” here. Choose`} one of these; each has its
          own questions.
        </Notice>
        <RoleCards roles={roles.filter(({ group }) => group === 'picker')} more />
      </div>
    </Page>
  );
}
