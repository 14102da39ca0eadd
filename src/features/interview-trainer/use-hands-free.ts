import { useHandsFree } from '../../app/hands-free';
import { useAppSelector } from '../../app/hooks';
import { APP_LANGUAGE } from '../../domain/speech/languages';
import { selectSpeech } from '../settings/selectors';
import type { Trainer } from './use-trainer';

/** The hands-free flow over the open interview; after the last question it asks for the feedback. */
export function useTrainerHandsFree({ snapshot, speaking, move }: Trainer) {
  const { session, index, form } = snapshot.context;
  const { voice, rate, pause } = useAppSelector(selectSpeech);
  const questions = session?.questions ?? [];
  return useHandsFree({
    speech: speaking.actor,
    question: questions[index]?.question ?? '',
    manner: { language: APP_LANGUAGE.tag, voice, rate, pause, thinking: form.preparation / 1000 },
    hush: speaking.stop,
    goOn: () => {
      const hasNext = index < questions.length - 1;
      move(hasNext ? 'question.advanced' : 'feedback.requested');
      return hasNext;
    },
  });
}
