export const addJob = async () => {
  const [{ addJobMachine }, { readFileLogic, readPostingLogic }] = await Promise.all([
    import('../../../machines/add-job.machine'),
    import('../actors/job-actors'),
  ]);
  return addJobMachine.provide({ actors: { readPosting: readPostingLogic(), readFile: readFileLogic() } });
};
