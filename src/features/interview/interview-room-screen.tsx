import roles from 'content:roles';
import { Suspense, use, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { bankOf, findRole } from '../../domain/interview/roles';
import type { InterviewRole } from '../../domain/interview/types';
import { Notice } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { draftOfRole } from './drafts-slice';
import { NO_QUESTIONS } from './interview-words';
import { OpenElsewhere } from './open-elsewhere';
import { RoleCards, roomPath } from './role-cards';
import { topicsOf } from './role-topics';
import { Room } from './room';
import { selectInterviewDrafts, selectInterviewSessions } from './selectors';
import { useSessionHold } from './use-session-hold';

/** `/interview/:role`: the room of one role; `?question=…` begins with one of its questions. */
export function InterviewRoomScreen() {
  const { role: name = '' } = useParams();
  const question = useSearchParams()[0].get('question');
  const role = findRole(roles, name);
  if (!role) return <NoQuestions name={name} />;
  return (
    <Page title={`${role.pickerName} interview`}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <RoomOf key={`${role.id} ${question ?? ''}`} role={role} question={question} />
      </Suspense>
    </Page>
  );
}

function RoomOf({ role, question }: { role: InterviewRole; question: string | null }) {
  const bank = bankOf(role, use(topicsOf(role.id)), question);
  const sessions = useAppSelector(selectInterviewSessions);
  const isChosen = bank.some(({ id }) => id === question);
  const begins = isChosen ? question : null;
  const draft = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id, begins)?.id ?? null);
  const hold = useSessionHold(`room-${role.id}${begins === null ? '' : `-${begins}`}`, draft);
  // As it was when the screen opened: a session that is submitted here was not before.
  const [times] = useState(() => sessions.filter((session) => session.role.id === role.id).length);
  if (bank.length === 0) return <NoQuestions name={role.pickerName} />;
  const lead = `${bank.length} questions, one minute each.`;
  return (
    <>
      <PageHeader
        title={`${role.pickerName} interview`}
        lead={
          isChosen
            ? `${lead} It begins with the one that you chose; submit when you have had enough.`
            : times === 0
              ? `${lead} ${role.description}`
              : `${lead} You practised this role ${times === 1 ? 'once' : `${times} times`} before.`
        }
      />
      {isChosen ? <Unfinished role={role} question={question} /> : null}
      {hold.here ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Room
            role={{ id: role.id, name: role.pickerName }}
            questions={bank.map(({ id, question }) => ({ id, text: question }))}
            begins={begins}
          />
        </Suspense>
      ) : (
        <OpenElsewhere hold={hold} />
      )}
    </>
  );
}

/** A session that was left unfinished is not touched by one that begins with a chosen question. */
function Unfinished({ role, question }: { role: InterviewRole; question: string | null }) {
  const kept = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id) !== null);
  const [other] = useState(kept);
  const mine = useAppSelector((state) => draftOfRole(selectInterviewDrafts(state), role.id, question) !== null);
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
