// What the plugin in `schema/` makes of the files in this folder.
declare module 'content:communities' {
  const communities: import('../domain/catalogue/types').Communities;
  export default communities;
}

declare module 'content:challenges' {
  const groups: readonly import('../domain/challenges/types').ChallengeGroup[];
  export default groups;
}

declare module 'content:challenges/groups' {
  type Challenge = import('../domain/challenges/types').Challenge;
  /** By the group's name. */
  export const loaders: Readonly<Record<string, () => Promise<{ default: readonly Challenge[] }>>>;
}
