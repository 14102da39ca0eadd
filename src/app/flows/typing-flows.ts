export const typingTest = async () => {
  const [{ typingTestMachine }, { tickerLogic }] = await Promise.all([
    import('../../../machines/typing-test.machine'),
    import('../../platform/ticker'),
  ]);
  return typingTestMachine.provide({ actors: { ticker: tickerLogic() } });
};
