import { medianOf, required, worstOf } from '../support/figures.mjs';

/** The subject whose page is shown, with the topics of these in a row. */
const SHOWN = 'javascript';
const JOINED = ['html-and-css', 'javascript', 'typescript', 'react', 'nodejs', 'nextjs', 'databases'];
const TOPICS = 60;
const RUNS = 9;
/** Of the processor, as a phone has it. */
const SLOWDOWN = 4;

/** A subject of sixty topics: six and a half, each of which builds on the one before. */
function joined(readContent) {
  let last = null;
  const topics = JOINED.flatMap((subject) => {
    const idOf = (id) => `${SHOWN}/${id.replace('/', '-')}`;
    const own = readContent(`subjects/${subject}`).topics.map(({ id, needs, ...topic }) => ({
      ...topic,
      id: idOf(id),
      needs: needs.length > 0 ? needs.map(idOf) : last === null ? [] : [last],
    }));
    last = own.at(-1).id;
    return own;
  });
  return { ...readContent(`subjects/${SHOWN}`), topics: topics.slice(0, TOPICS) };
}

/** The page's own data come in place of the built ones. */
const serving = (subject, marked) => async (page) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes(marked)) return route.fulfill({ response, body });
    const data = JSON.stringify(JSON.stringify(subject));
    return route.fulfill({ response, body: body.replace(/JSON\.parse\(.*\)/s, () => `JSON.parse(${data})`) });
  });
};

/** A map of sixty topics, from the press to its last topic on the page: its parts fetched, and when they are there. */
export const name = 'map';
export async function run({ lab, modules: { readContent } }) {
  const subject = joined(readContent);
  const { exercise } = readContent(`subjects/${SHOWN}`).topics[0];
  const last = { selector: '[data-node]', text: subject.topics.at(-1).name };
  const drawn = (slowdown) =>
    lab.during(`/roadmap/${SHOWN}`, { prepare: serving(subject, exercise.slice(0, 40)) }, async (visit) => {
      const { page } = visit;
      const view = page.getByRole('navigation', { name: 'View' });
      const open = async () =>
        (await visit.timed('click', last, () => view.getByRole('link', { name: 'Map' }).click())).elapsed;
      const first = await open();
      const again = [];
      await visit.slow(slowdown);
      for (let run = 0; run < RUNS; run++) {
        await view.getByRole('link', { name: 'List' }).click();
        await page.getByRole('heading', { name: 'Topics in learning order' }).waitFor();
        again.push(await open());
      }
      if ((await page.locator('ol [data-node]').count()) !== TOPICS) throw new Error('the map has not sixty topics');
      return { first, again };
    });
  const usual = await drawn(1);
  const slow = await drawn(SLOWDOWN);
  return [
    medianOf(`map: ${TOPICS} topics drawn`, usual.again, 'ms', required(200), 'from the press, with its code there'),
    worstOf('map: the first, with its code fetched', [usual.first, slow.first], 'ms', null, 'from the press, loopback'),
    medianOf(
      `map: ${TOPICS} topics drawn at a quarter of the speed`,
      slow.again,
      'ms',
      null,
      'from the press, with its code there',
    ),
  ];
}
