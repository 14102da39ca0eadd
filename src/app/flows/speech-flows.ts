export const speech = async () => {
  const [{ speechMachine }, { readAloudLogic }, { listenLogic }] = await Promise.all([
    import('../../../machines/speech.machine'),
    import('../../platform/speech/read-aloud'),
    import('../../platform/speech/listen'),
  ]);
  return speechMachine.provide({ actors: { readAloud: readAloudLogic(), listen: listenLogic() } });
};

export const handsFree = async () => {
  const [{ handsFreeMachine }, { readAloudLogic }] = await Promise.all([
    import('../../../machines/hands-free.machine'),
    import('../../platform/speech/read-aloud'),
  ]);
  return handsFreeMachine.provide({ actors: { readAloud: readAloudLogic() } });
};
