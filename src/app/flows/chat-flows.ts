import { selectModelConfig } from '../../features/settings/selectors';
import type { FlowParts } from './flow-parts';

export const chat = async ({ store }: FlowParts) => {
  const [{ chatMachine }, { replyLogic }, { createCoachReply }, { guideAnswers, learnerTold }] = await Promise.all([
    import('../../../machines/chat.machine'),
    import('../actors/chat-actors'),
    import('../workers/coach'),
    import('../told-to-models'),
  ]);
  const { askCoach, about } = guideAnswers(store.getState, createCoachReply());
  return chatMachine.provide({
    actors: {
      reply: replyLogic(store, {
        config: () => selectModelConfig(store.getState()),
        learner: learnerTold(store.getState),
        askCoach,
        about,
      }),
    },
  });
};
