export const githubProfile = async () => {
  const [{ githubProfileMachine }, { readGithubLogic }] = await Promise.all([
    import('../../../machines/github-profile.machine'),
    import('../../platform/github/read-github'),
  ]);
  return githubProfileMachine.provide({ actors: { readGithub: readGithubLogic() } });
};
