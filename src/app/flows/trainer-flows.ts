import type { TrainerRemarkSubject } from '../../../machines/contracts/trainer';
import { selectModelConfig } from '../../features/settings/selectors';
import type { FlowParts } from './flow-parts';

export const answerClock = async () => {
  const [{ answerClockMachine }, { tickerLogic }] = await Promise.all([
    import('../../../machines/answer-clock.machine'),
    import('../../platform/ticker'),
  ]);
  return answerClockMachine.provide({ actors: { ticker: tickerLogic() } });
};

export const trainer = async ({ store }: FlowParts) => {
  const [{ trainerMachine }, { evaluateLogic, makeQuestionsLogic, summariseLogic }] = await Promise.all([
    import('../../../machines/trainer.machine'),
    import('../actors/trainer-actors'),
  ]);
  return trainerMachine.provide({
    actors: {
      makeQuestions: makeQuestionsLogic(store, () => selectModelConfig(store.getState())),
      evaluate: evaluateLogic(),
      summarise: summariseLogic(),
    },
  });
};

export const followUp = async ({ store }: FlowParts) => {
  const [{ followUpMachine }, { chooseFollowUpLogic }] = await Promise.all([
    import('../../../machines/follow-up.machine'),
    import('../actors/trainer-actors'),
  ]);
  return followUpMachine.provide({
    actors: { chooseFollowUp: chooseFollowUpLogic(store, () => selectModelConfig(store.getState())) },
  });
};

export const answerCheck = async ({ store }: FlowParts) => {
  const [{ answerCheckMachine }, { checkAnswerLogic }] = await Promise.all([
    import('../../../machines/answer-check.machine'),
    import('../actors/check-actors'),
  ]);
  return answerCheckMachine.provide({
    actors: { checkAnswer: checkAnswerLogic(store, () => selectModelConfig(store.getState())) },
  });
};

export const trainerAdvice = async ({ store }: FlowParts) => {
  const [{ adviceMachine }, { streamFromEndpoint }, { remarkRequest }] = await Promise.all([
    import('../../../machines/advice.machine'),
    import('../../ai/from-endpoint'),
    import('../actors/trainer-actors'),
    store.withAi(),
  ]);
  return adviceMachine.provide({
    actors: {
      advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
        config: selectModelConfig(store.getState()),
        request: remarkRequest(subject as TrainerRemarkSubject),
      })),
    },
  });
};
