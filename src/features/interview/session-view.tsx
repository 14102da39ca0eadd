import roles from 'content:roles';
import { ArrowLeft, Captions, FileText, RotateCcw, Trash2, Video } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { InterviewRecord, RoomAnswer, RoomQuestion } from '../../../machines/contracts/interview';
import { useAnswerParts, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { attemptsAt } from '../../domain/interview/attempts';
import { findRole } from '../../domain/interview/roles';
import { isAppLanguage } from '../../domain/speech/languages';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Panel } from '../../ui/card';
import { readableBytes, readableTime } from '../../ui/format';
import { Notice } from '../../ui/notice';
import { PageHeader } from '../../ui/page';
import { AttemptsPanel } from './attempts-panel';
import { DeliveryFigures } from './delivery-figures';
import { GoodAnswer } from './good-answer';
import { JudgedAnswer } from './judged-answer';
import { Playback, type PlayFrom } from './playback';
import { againPath, retakePath, roomPath } from './role-cards';
import { RoomScores } from './room-scores';
import { selectInterviewSessions } from './selectors';
import { hasWords, wordsOf } from './session-scores';
import { questionStarts, timeSpent } from './session-times';
import type { FiledSession } from './sessions-slice';
import { clockTime } from './times';
import { TrendPanel } from './trend-panel';
import { useExport } from './use-export';
import { bytesOf, useRecordingSizes, useRemoveSession } from './use-recordings';

/** `/interview?session=…`: one session, whole. */
export function SessionView({ id, onClose }: { id: string; onClose: () => void }) {
  const session = useAppSelector(selectInterviewSessions).find((each) => each.id === id);
  return (
    <div className="grid gap-6">
      <Button look="quiet" className="justify-self-start" onClick={onClose}>
        <ArrowLeft aria-hidden="true" /> All roles and sessions
      </Button>
      {session ? (
        <Session record={session} onClose={onClose} />
      ) : (
        <>
          <h1 className="sr-only">Interview session</h1>
          <Notice tone="warning" title="This session is not here.">
            It was removed, or belongs to another browser. Your other sessions are in the list.
          </Notice>
        </>
      )}
    </div>
  );
}

function Session({ record, onClose }: { record: FiledSession; onClose: () => void }) {
  const { role, begunAt, answers, questions, notes, parts } = record;
  const exports = useExport(record);
  const remove = useRemoveSession();
  const sizes = useRecordingSizes();
  const known = findRole(roles, role.id);
  const { retakes } = record;
  const bytes = sizes ? bytesOf(record, sizes) : 0;
  const [from, setFrom] = useState<PlayFrom | null>(null);
  const starts = questionStarts(record);
  return (
    <div className="grid gap-6">
      <div>
        <PageHeader
          title={record.retakes ? `${role.name} interview: one answer again` : `${role.name} interview`}
          lead={`${readableTime(begunAt)} · ${clockTime(timeSpent(record))} · ${answers.length} of ${questions.length} questions${bytes > 0 ? ` · video ${readableBytes(bytes)}` : ''}`}
          action={
            known ? (
              <>
                {retakes ? (
                  <ButtonLink to={`${paths.interview}?session=${encodeURIComponent(retakes.session)}`}>
                    The session that it retakes
                  </ButtonLink>
                ) : (
                  <ButtonLink to={againPath(known, record.id)}>The same questions again</ButtonLink>
                )}
                <ButtonLink look="primary" to={roomPath(known)}>
                  <RotateCcw aria-hidden="true" /> Practise again
                </ButtonLink>
              </>
            ) : undefined
          }
        />
        <div className="flex flex-wrap gap-2">
          <Button onClick={exports.markdown}>
            <FileText aria-hidden="true" /> Export Markdown
          </Button>
          <Button onClick={exports.captions}>
            <Captions aria-hidden="true" /> Export captions
          </Button>
          {parts.length > 0 ? (
            <Button onClick={exports.video}>
              <Video aria-hidden="true" /> Export video
            </Button>
          ) : null}
          <Button
            look="danger"
            onClick={() => {
              remove(record);
              onClose();
            }}
          >
            <Trash2 aria-hidden="true" /> Remove
          </Button>
        </div>
      </div>
      {parts.length > 0 ? <Playback record={record} from={from} /> : null}
      {hasWords(record) ? <RoomScores record={record} /> : null}
      <TrendPanel roleId={role.id} roleName={role.name} here={record.id} />
      {notes.trim() === '' ? null : (
        <Panel title="Notes">
          <p className="measure whitespace-pre-wrap">{notes}</p>
        </Panel>
      )}
      <ol className="grid gap-6">
        {reached(record).map(({ question, answer }, index) => (
          <li key={question.id}>
            <Answer
              roleId={role.id}
              number={index + 1}
              question={question}
              answer={answer}
              record={record}
              index={index}
              onHear={parts.length > 0 ? (at) => setFrom({ at: (starts[index] ?? 0) + at }) : null}
            />
          </li>
        ))}
      </ol>
      {answers.length < questions.length ? (
        <Panel title="Not reached" lead="The session ended before these questions.">
          <ol className="grid gap-4" start={answers.length + 1}>
            {questions.slice(answers.length).map((question) => (
              <li key={question.id} className="grid gap-2">
                <p className="font-medium">{question.text}</p>
                <GoodAnswer roleId={role.id} questionId={question.id} />
              </li>
            ))}
          </ol>
        </Panel>
      ) : null}
    </div>
  );
}

const reached = ({ questions, answers }: InterviewRecord) =>
  answers.flatMap((answer, index) => {
    const question = questions[index];
    return question ? [{ question, answer }] : [];
  });

function Answer({
  roleId,
  number,
  question,
  answer,
  record,
  index,
  onHear,
}: {
  roleId: string;
  number: number;
  question: RoomQuestion;
  answer: RoomAnswer;
  record: FiledSession;
  index: number;
  onHear: ((at: number) => void) | null;
}) {
  const { language, questionTime, retakes } = record;
  const { AnswerChecks } = useAnswerParts();
  const known = findRole(roles, roleId);
  const sessions = useAppSelector(selectInterviewSessions);
  const others = useMemo(
    () => attemptsAt(sessions, roleId, question.id).filter(({ session }) => session.id !== record.id),
    [sessions, roleId, question.id, record.id],
  );
  const spoken = answer.spoken.map(({ text }) => text).join(' ');
  const typed = answer.typed.trim();
  return (
    <Panel
      title={`${number}. ${question.text}`}
      action={
        known ? (
          <ButtonLink size="sm" to={retakePath(known, retakes?.session ?? record.id, question.id)}>
            <RotateCcw aria-hidden="true" /> Retake this answer
          </ButtonLink>
        ) : undefined
      }
    >
      <div className="grid gap-4">
        {spoken === '' && typed === '' ? <p className="text-ink-soft">No answer was given.</p> : null}
        {spoken === '' ? null : (
          <div>
            <h3 className="text-sm font-medium text-ink-soft">Said</h3>
            <p className="measure">{spoken}</p>
          </div>
        )}
        {typed === '' ? null : (
          <div>
            <h3 className="text-sm font-medium text-ink-soft">Typed</h3>
            <p className="measure whitespace-pre-wrap">{typed}</p>
          </div>
        )}
        <DeliveryFigures answer={answer} language={language} questionTime={questionTime} onHear={onHear} />
        {record.scores?.answers[index]?.kind === 'score' ? <JudgedAnswer record={record} index={index} /> : null}
        <AnswerChecks
          session={record.id}
          question={question.id}
          role={record.role.name}
          asked={question.text}
          answer={wordsOf(answer)}
          english={isAppLanguage(record.language)}
          framed={false}
        />
        {others.length > 0 ? <AttemptsPanel here={{ session: record, index }} others={others} /> : null}
        <GoodAnswer roleId={roleId} questionId={question.id} />
      </div>
    </Panel>
  );
}
