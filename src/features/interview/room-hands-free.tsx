import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RecogniserProblem } from '../../../machines/contracts/recogniser';
import { handsFreeView, useHandsFree } from '../../app/hands-free';
import { useAppSelector, useConfigureSpeech, useVoices } from '../../app/hooks';
import { APP_LANGUAGE, isAppLanguage } from '../../domain/speech/languages';
import { HandsFreeBar } from '../../ui/speech/hands-free-bar';
import { VoiceChoice } from '../../ui/speech/voice-choice';
import { selectSpeech } from '../settings/selectors';
import { connectReading } from './connect-reading';
import { listenProblems } from './interview-words';
import type { InterviewRoom } from './use-interview-room';

/** The interviewer reads each question and listens; a pause goes on to the next one. It never submits. */
export function RoomHandsFree({
  flow,
  submit,
}: {
  flow: InterviewRoom;
  /** Where it leaves the keyboard after the last question. */
  submit: RefObject<HTMLButtonElement | null>;
}) {
  const { room, speech, handsFree } = flow;
  const index = useSelector(room, (state) => state.context.answers.length - 1);
  const questions = useSelector(room, (state) => state.context.questions);
  const thinking = useSelector(room, (state) => state.context.preparation / 1000);
  const asking = useSelector(room, (state) => state.matches({ open: { running: 'asking' } }));
  const settings = useAppSelector(selectSpeech);
  const { voice, rate, pause } = settings;
  const held = useHandsFree({
    speech,
    question: questions[index]?.text ?? '',
    manner: { language: APP_LANGUAGE.tag, voice, rate, pause, thinking },
    hush: flow.stopListening,
    goOn: () => {
      const hasNext = index < questions.length - 1;
      if (hasNext) flow.advance();
      return hasNext;
    },
  });
  const { actor, on, state } = held;
  useEffect(() => connectReading(actor, room, () => performance.now()), [actor, room]);
  useLayoutEffect(() => {
    handsFree.current = on;
    return () => {
      handsFree.current = false;
    };
  }, [handsFree, on]);
  // Whoever is about to submit is not to be led to another question.
  useEffect(() => {
    if (asking) actor.send({ type: 'handsFree.stopped' });
  }, [actor, asking]);
  const done = state.matches('done');
  const leaveAtSubmit = useEffectEvent(() => {
    if (!(document.activeElement instanceof HTMLTextAreaElement)) submit.current?.focus();
  });
  useEffect(() => {
    if (done) leaveAtSubmit();
  }, [done]);

  const configure = useConfigureSpeech();
  const voices = useVoices().filter(({ language }) => isAppLanguage(language));
  const start = () => {
    // The webcam that opens with the start must not open the ear: the question is read first.
    handsFree.current = true;
    flow.start();
    held.start();
  };
  return (
    <HandsFreeBar
      view={handsFreeView({ ...held, start }, earWords)}
      done="That was the last question. Submit the interview when you are ready."
      kept="What you say is kept with its question, and nothing is submitted until you do it."
    >
      <VoiceChoice voices={voices} reading={settings} onChange={configure} />
    </HandsFreeBar>
  );
}

const earWords = (code: RecogniserProblem) =>
  listenProblems[code] ?? { title: 'Speech recognition stopped.', text: 'Listen again, or type your answer.' };
