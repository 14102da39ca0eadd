import { useSelector } from '@xstate/react';
import { Mic, MicOff } from 'lucide-react';
import { memo } from 'react';
import type { RoomAnswer, SpokenSegment } from '../../../machines/contracts/interview';
import { useAudio } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { TextArea } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { AudioNote } from '../../ui/speech/audio-note';
import { LEAVES_DEVICE, listenProblems, STAYS_ON_DEVICE } from './interview-words';
import { clockTime } from './times';
import type { InterviewRoom } from './use-interview-room';

/** What was heard to the open question, and the place to type instead. */
export function AnswerPanel({ flow }: { flow: InterviewRoom }) {
  const typed = useSelector(flow.room, (state) => state.context.answers.at(-1)?.typed ?? '');
  return (
    <Panel title="Your answer" action={<ListenButton flow={flow} />}>
      <div className="grid gap-4">
        <ListenState flow={flow} />
        <Transcript flow={flow} />
        <TextArea
          label="Or type it"
          help="Typed and spoken words are both kept with the question."
          value={typed}
          maxLength={50_000}
          onChange={(event) => flow.type(event.target.value)}
        />
        <EarlierAnswers flow={flow} />
      </div>
    </Panel>
  );
}

function ListenButton({ flow }: { flow: InterviewRoom }) {
  const listens = useSelector(flow.speech, (state) => state.hasTag('listening'));
  return listens ? (
    <Button onClick={flow.stopListening}>
      <MicOff aria-hidden="true" /> Stop listening
    </Button>
  ) : (
    <Button onClick={flow.listen}>
      <Mic aria-hidden="true" /> Listen
    </Button>
  );
}

function ListenState({ flow: { room, speech } }: { flow: InterviewRoom }) {
  const language = useSelector(speech, (state) => state.context.language);
  const audio = useAudio(language);
  const listens = useSelector(speech, (state) => state.hasTag('listening'));
  const onDevice = useSelector(speech, (state) => state.context.onDevice);
  // Before the start it is beside the language, above everything that opens a microphone.
  const saysWhere = useSelector(room, (state) => !state.matches({ open: 'waiting' }));
  const code = useSelector(speech, (state) => state.context.listenProblem);
  const problem = code && !listens ? listenProblems[code] : null;
  if (problem)
    return (
      <Notice tone="warning" title={problem.title} role="alert">
        {problem.text}
      </Notice>
    );
  if (listens && onDevice === false) return <Notice role="status">{LEAVES_DEVICE}</Notice>;
  if (listens && onDevice) return <Notice role="status">{STAYS_ON_DEVICE}</Notice>;
  if (!listens)
    return (
      <div className="grid gap-2">
        <p className="text-sm text-ink-soft">
          Speech recognition listens while the webcam is on, or when you press Listen. It uses the microphone that your
          system prefers.
        </p>
        {saysWhere ? <AudioNote audio={audio} /> : null}
      </div>
    );
  return null;
}

function Transcript({ flow }: { flow: InterviewRoom }) {
  const spoken = useSelector(flow.room, (state) => state.context.answers.at(-1)?.spoken);
  const interim = useSelector(flow.speech, (state) => state.context.interim);
  const listens = useSelector(flow.speech, (state) => state.hasTag('listening'));
  const isEmpty = !spoken?.length && interim === '';
  return (
    <section aria-label="Transcript" className="rounded-control border border-line bg-sunken p-4">
      <div className="mb-1 flex items-center justify-between gap-2">
        <h3 className="text-sm font-medium">Transcript</h3>
        {listens ? (
          <Chip tone="accent">
            <Mic aria-hidden="true" /> Listening
          </Chip>
        ) : null}
      </div>
      {isEmpty ? (
        <p className="text-ink-faint">{listens ? 'Speak; your words appear here.' : 'Nothing was heard yet.'}</p>
      ) : (
        <>
          <Heard spoken={spoken ?? []} />
          <p className="text-ink-faint italic [contain:content]">{interim}</p>
        </>
      )}
    </section>
  );
}

/** What the recogniser has settled on: a block each, so that a new guess lays none of them out again. */
const Heard = memo(function Heard({ spoken }: { spoken: readonly SpokenSegment[] }) {
  return spoken.map(({ start, end, text }) => (
    <p key={`${start}-${end}-${text}`} className="[contain:content]">
      {text}
    </p>
  ));
});

function EarlierAnswers({ flow: { room } }: { flow: InterviewRoom }) {
  const count = useSelector(room, (state) => state.context.answers.length - 1);
  const answers = useSelector(room, (state) => state.context.answers);
  const questions = useSelector(room, (state) => state.context.questions);
  if (count === 0) return null;
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 rounded-control px-4 py-2.5 text-sm font-medium hover:bg-sunken">
        Earlier answers (<span className="figures">{count}</span>)
      </summary>
      <ol className="grid gap-4 border-t border-line p-4">
        {questions.slice(0, count).map((question, index) => (
          <li key={question.id}>
            <p className="text-sm font-medium">{question.text}</p>
            <p className="text-sm whitespace-pre-wrap text-ink-soft">{wordsOf(answers[index])}</p>
            <p className="text-xs text-ink-faint">{clockTime(answers[index]?.spent ?? 0)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function wordsOf(answer: RoomAnswer | undefined): string {
  const said = answer?.spoken.map(({ text }) => text).join(' ') ?? '';
  return [said, answer?.typed.trim() ?? ''].filter(Boolean).join('\n') || 'No answer was given.';
}
