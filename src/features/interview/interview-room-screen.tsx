import roles from 'content:roles';
import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { useAppSelector } from '../../app/hooks';
import { bankOf, findRole } from '../../domain/interview/roles';
import type { InterviewRole } from '../../domain/interview/types';
import { Notice } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { NO_QUESTIONS } from './interview-words';
import { RoleCards } from './role-cards';
import { topicsOf } from './role-topics';
import { Room } from './room';
import { selectInterviewSessions } from './selectors';

/** `/interview/:role`: the room of one role. */
export function InterviewRoomScreen() {
  const { role: name = '' } = useParams();
  const role = findRole(roles, name);
  if (!role) return <NoQuestions name={name} />;
  return (
    <Page title={`${role.pickerName} interview`}>
      <Suspense fallback={<Skeleton lines={5} />}>
        <RoomOf key={role.id} role={role} />
      </Suspense>
    </Page>
  );
}

function RoomOf({ role }: { role: InterviewRole }) {
  const bank = bankOf(role, use(topicsOf(role.id)));
  const sessions = useAppSelector(selectInterviewSessions);
  const times = sessions.filter((session) => session.role.id === role.id).length;
  if (bank.length === 0) return <NoQuestions name={role.pickerName} />;
  return (
    <>
      <PageHeader
        title={`${role.pickerName} interview`}
        lead={
          times === 0
            ? `${bank.length} questions, one minute each. ${role.description}`
            : `${bank.length} questions, one minute each. You practised this role ${times === 1 ? 'once' : `${times} times`} before.`
        }
      />
      <Room
        role={{ id: role.id, name: role.pickerName }}
        questions={bank.map(({ id, question }) => ({ id, text: question }))}
      />
    </>
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
