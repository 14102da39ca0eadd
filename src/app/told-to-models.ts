import type { AboutGuide } from '../ai/prompts/guide-data';
import { once } from '../ui/once';
import type { AskCoach } from './actors/chat-actors';
import type { RootState } from './store';

/** What the assistants of the guides are given; it is fetched with the first question of one. */
export function guideAnswers(state: () => RootState, cards: AskCoach) {
  const texts = once(() => import('./guide-texts'));
  return {
    askCoach: (async (input, signal) =>
      input.guide === null
        ? cards(input, signal)
        : (await texts()).guideCoach(state, cards)(input, signal)) satisfies AskCoach,
    about: async (guide: string): Promise<AboutGuide | null> => (await texts()).aboutGuide(state(), guide),
  };
}

/** What a model may be told of the learner; it is fetched with the first question. */
export const learnerTold = (state: () => RootState) => async (): Promise<string> => {
  const { learnerWords, needsSubjects } = await import('../features/tutor/learner-facts');
  const subjects = needsSubjects(state()) ? (await import('content:subjects')).default : [];
  return learnerWords(state(), subjects);
};
