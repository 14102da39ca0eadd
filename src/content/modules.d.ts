// What the plugin in `schema/` makes of the files in this folder.
declare module 'content:communities' {
  const communities: import('../domain/catalogue/types').Communities;
  export default communities;
}
