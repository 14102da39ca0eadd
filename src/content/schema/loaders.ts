/** A module whose `loaders` fetch the modules `content:<place>/<id>`, each in a separate chunk. */
export const loadersCode = (place: string, ids: readonly string[]): string =>
  `export const loaders = {\n${ids
    .map((id) => `  ${JSON.stringify(id)}: () => import(${JSON.stringify(`content:${place}/${id}`)}),`)
    .join('\n')}\n};`;
