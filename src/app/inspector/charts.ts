const charts = import.meta.glob<string>('../../../docs/statecharts/*.md', { query: '?raw', import: 'default' });

/**
 * The generated page of a flow.
 * @param file name of its machine's file, without the ending
 * @returns Markdown
 * @throws when there is no such page, or it could not be fetched
 */
export async function chartOf(file: string): Promise<string> {
  const load = charts[`../../../docs/statecharts/${file}.md`];
  if (!load) throw new Error(`There is no page for ${file}.`);
  return load();
}
