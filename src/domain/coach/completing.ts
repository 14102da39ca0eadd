import MiniSearch from 'minisearch';
import { type CardIndex, FIELDS, LITTLE, stems } from './card-index';
import { NEXT_FIELD, NEXT_ROW, stemsOfRow } from './rows';

const BOOST = { title: 3, asked: 2, terms: 2, explains: 2, marked: 1 } as const;

/** Finds cards for a search box by their numbers, best first: words half typed and small typos count. */
export type Completing = (text: string, limit: number) => readonly number[];

/** Makes the search of an index. What is heard is left out: a box is typed into with names. */
export function completer(index: CardIndex): Completing {
  const names = index.stems.split(' ');
  const search = new MiniSearch<{ id: number; fields: readonly string[] }>({
    fields: Object.keys(BOOST),
    extractField: ({ id, fields }, name) =>
      name === 'id' ? String(id) : (fields[FIELDS.indexOf(name as keyof typeof BOOST)] ?? ''),
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term.startsWith(LITTLE) ? null : term),
  });
  const said = (row: string) => Array.from(stemsOfRow(row), (stem) => names[stem] ?? '').join(' ');
  search.addAll(
    index.cards.map((card, id) => ({
      id,
      fields: card.split(NEXT_FIELD).map((field) => field.split(NEXT_ROW).map(said).join(' ')),
    })),
  );
  return (text, limit) =>
    search
      .search(text, {
        tokenize: stems,
        boost: BOOST,
        prefix: (term, i, all) => i === all.length - 1 && term.length > 1,
        fuzzy: (term) => (term.length >= 6 ? 0.15 : false),
      })
      .slice(0, limit)
      .map(({ id }) => Number(id));
}
