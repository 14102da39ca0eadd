// Which modules of the app go into one file. Left to itself the bundler makes a file of every set of modules that the same
// screens share: sixty files for a screen, most under a kilobyte. Here sets that nearly the same screens need go together,
// where a request saved is worth more than the bytes that some screen does not need.
import { posix } from 'node:path';
import { moduleGraph } from './module-graph.mjs';
import { routeModules } from './route-files.mjs';

const FRONT = ['src/features/landing/landing-screen.tsx', 'src/app/landing-notices.tsx', 'src/app/versions.ts'];
const FRAME_FILE = /(?:^|\/)frame-[\w-]+\.js$/;
/** What one request is worth, in bytes of source before minifying and compressing. */
const REQUEST = 9_000;
/** How much a part that is fetched later counts, beside a screen. */
const LATER = 0.05;

/**
 * Plans the files of the built app.
 * @returns {import('vite').Plugin}
 */
export function chunkPlugin() {
  let root = '';
  let names = new Map();
  return {
    name: 'elevate-chunks',
    apply: 'build',
    config: () => ({
      build: {
        // The page knows what each screen needs; named once more in the frame, it would be 4 kB of every first load.
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) =>
            FRAME_FILE.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files,
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'chunk plan',
                  includeDependenciesRecursively: false,
                  name: (id) => names.get(id) ?? null,
                },
              ],
            },
          },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    async buildEnd(error) {
      if (error) return;
      const needs = await moduleGraph(this);
      const modules = new Map(
        [...needs].map(([id, ids]) => {
          const { code, dynamicallyImportedIds } = this.getModuleInfo(id);
          return [id, { size: withoutComments(code ?? '').length, needs: ids, later: dynamicallyImportedIds }];
        }),
      );
      names = planOf(root, modules);
    },
  };
}

/** @returns {Map<string, string>} module → the name of its file; the page's own first module has none */
function planOf(root, modules) {
  const entry = posix.join(root, 'index.html');
  if (!modules.has(entry)) throw new Error('The app has no entry.');
  const reach = (ids) => closure(ids, modules);
  const absolute = (path) => posix.join(root, path);

  const page = reach([entry]);
  // The landing page needs nothing of the frame, and no screen what the landing page alone is drawn with.
  const behind = reach([absolute('src/app/routed.tsx')]);
  const front = difference(reach(FRONT.map(absolute)), page);
  const frame = difference(behind, page, front);
  const plan = new Map();
  for (const id of page) if (id !== entry) plan.set(id, 'page');
  for (const id of front) plan.set(id, behind.has(id) ? 'front' : 'landing');
  for (const id of frame) plan.set(id, 'frame');

  // What each screen, and each part that is fetched later, needs besides.
  // Addresses that begin with the same modules are one screen: the eight guides would otherwise outvote the tutor.
  const screens = new Map(routeModules(root).map((route) => [route.modules.join(), route]));
  const consumers = [...screens.values()].map(({ path, modules: begun }) => ({
    name: path,
    weight: 1,
    ids: difference(reach(begun.map(absolute)), page, front, frame),
  }));
  const planned = new Set(consumers.flatMap(({ ids }) => [...ids]));
  for (const id of dynamicTargets(entry, modules))
    if (!planned.has(id) && !page.has(id) && !front.has(id) && !frame.has(id))
      consumers.push({ name: id, weight: LATER, ids: difference(reach([id]), page, front, frame) });

  for (const cluster of merged(clustersOf(consumers, modules), modules, consumers))
    for (const id of cluster.modules) plan.set(id, cluster.name);
  return plan;
}

/** Modules by the set of consumers that need them. */
function clustersOf(consumers, modules) {
  const bySet = new Map();
  const sets = new Map();
  consumers.forEach(({ ids }, index) => {
    for (const id of ids) sets.set(id, [...(sets.get(id) ?? []), index]);
  });
  for (const [id, set] of sets) {
    const key = set.join();
    const cluster = bySet.get(key) ?? { users: new Set(set), modules: [], size: 0 };
    cluster.modules.push(id);
    cluster.size += modules.get(id)?.size ?? 0;
    bySet.set(key, cluster);
  }
  return [...bySet.values()];
}

/**
 * Joins the two clusters that gain most by it, until none gains. Whoever needs one then needs the other, and what that
 * needs in turn; no two files come to need each other. There are hundreds of thousands of pairs, so sets of clusters are
 * bits of words, and a pair is weighed again only where the last step changed what it depends on.
 */
function merged(clusters, modules, consumers) {
  const count = clusters.length;
  const words = Math.ceil(count / 32);
  const home = new Map();
  for (const [at, { modules: own }] of clusters.entries()) for (const id of own) home.set(id, at);
  const live = new Set(clusters.keys());
  const sizes = clusters.map(({ size }) => size);
  const needs = clusters.map(({ modules: own }, at) => {
    const set = new Uint32Array(words);
    for (const id of own.flatMap((one) => modules.get(one)?.needs ?? [])) {
      const other = home.get(id);
      if (other !== undefined && other !== at) put(set, other);
    }
    return set;
  });
  const roots = consumers.map(({ ids }) => new Set([...ids].map((id) => home.get(id))));

  const reached = () => {
    const reach = new Array(count).fill(null);
    const find = (at) => {
      if (reach[at]) return reach[at];
      const set = new Uint32Array(words);
      put(set, at);
      reach[at] = set;
      for (const next of members(needs[at])) add(set, find(next));
      return set;
    };
    for (const at of live) find(at);
    return reach;
  };
  const loadsOf = (reach) =>
    roots.map((set) => {
      const loaded = new Uint32Array(words);
      for (const at of set) add(loaded, reach[at]);
      return loaded;
    });
  const join = (a, b) => {
    live.delete(b);
    clusters[a].modules.push(...clusters[b].modules);
    for (const user of clusters[b].users) clusters[a].users.add(user);
    sizes[a] += sizes[b];
    add(needs[a], needs[b]);
    drop(needs[a], a);
    drop(needs[a], b);
    for (const other of live)
      if (has(needs[other], b)) {
        drop(needs[other], b);
        if (other !== a) put(needs[other], a);
      }
    for (const set of roots) if (set.delete(b)) set.add(a);
  };

  let reach = reached();
  let loads = loadsOf(reach);
  /** By cluster who loads it, as bits. */
  let loaders = [];
  const setLoaders = () => {
    loaders = clusters.map((_, at) => {
      const set = new Uint32Array(Math.ceil(consumers.length / 32));
      if (live.has(at)) for (const [user, loaded] of loads.entries()) if (has(loaded, at)) put(set, user);
      return set;
    });
  };
  /** What it gains to join two; 0 where that is nothing, or less. */
  const gain = (a, b) => {
    let most = 0;
    for (let word = 0; word < loaders[a].length; word += 1)
      for (let rest = loaders[a][word] & loaders[b][word]; rest !== 0; rest &= rest - 1)
        most += consumers[word * 32 + lowest(rest)].weight * REQUEST;
    if (most === 0) return 0;
    const [ofA, ofB] = [reach[a], reach[b]];
    let sum = 0;
    for (let group = 0; group < loaders[a].length; group += 1)
      for (let users = loaders[a][group] | loaders[b][group]; users !== 0; users &= users - 1) {
        const user = group * 32 + lowest(users);
        const { weight } = consumers[user];
        if (has(loaders[a], user) && has(loaders[b], user)) {
          sum += weight * REQUEST;
          continue;
        }
        const loaded = loads[user];
        let cost = 0;
        for (let word = 0; word < words; word += 1)
          for (let rest = (ofA[word] | ofB[word]) & ~loaded[word]; rest !== 0; rest &= rest - 1) {
            const at = word * 32 + lowest(rest);
            cost += sizes[at] + (at === a || at === b ? 0 : REQUEST);
          }
        sum -= weight * cost;
        most -= weight * cost;
        if (most <= 0) return 0;
      }
    return sum;
  };

  /** What it gains to join two, by `a * count + b`; where a step changed something, it is weighed again. */
  const gains = new Float64Array(count * count);
  const weigh = (changed) => {
    setLoaders();
    const all = [...live];
    const touched = all.map((at) => changed === null || meet(reach[at], changed));
    for (const [at, a] of all.entries())
      for (let next = at + 1; next < all.length; next += 1)
        if (touched[at] || touched[next]) gains[a * count + all[next]] = gain(a, all[next]);
  };
  weigh(null);
  const viaOthers = (from, to) => members(needs[from]).some((next) => next !== to && has(reach[next], to));
  const bestPair = () => {
    const all = [...live];
    let best = null;
    for (const [at, a] of all.entries())
      for (let next = at + 1; next < all.length; next += 1) {
        const b = all[next];
        const value = gains[a * count + b];
        if (value > (best?.value ?? 0) && !viaOthers(a, b) && !viaOthers(b, a)) best = { value, a, b };
      }
    return best;
  };
  for (let best = bestPair(); best; best = bestPair()) {
    join(best.a, best.b);
    reach = reached();
    const before = loads;
    loads = loadsOf(reach);
    const changed = new Uint32Array(words);
    put(changed, best.a);
    for (const [user, loaded] of loads.entries())
      for (let word = 0; word < words; word += 1) changed[word] |= loaded[word] ^ before[user][word];
    weigh(changed);
  }
  // Two of one name would be one file.
  const taken = new Map();
  return [...live].map((at) => {
    const name = nameOf(clusters[at], consumers);
    taken.set(name, (taken.get(name) ?? 0) + 1);
    return { ...clusters[at], name: taken.get(name) === 1 ? name : `${name}-${taken.get(name)}` };
  });
}

// Sets of small numbers as bits.
const lowest = (word) => 31 - Math.clz32(word & -word);
const has = (set, at) => ((set[at >>> 5] >>> (at & 31)) & 1) === 1;
const put = (set, at) => {
  set[at >>> 5] |= 1 << (at & 31);
};
const drop = (set, at) => {
  set[at >>> 5] &= ~(1 << (at & 31));
};
const add = (set, other) => {
  for (let word = 0; word < set.length; word += 1) set[word] |= other[word];
};
const meet = (set, other) => set.some((word, at) => (word & other[at]) !== 0);
function members(set) {
  const found = [];
  for (let word = 0; word < set.length; word += 1)
    for (let rest = set[word]; rest !== 0; rest &= rest - 1) found.push(word * 32 + lowest(rest));
  return found;
}

/** After its only screen, or its largest own module: a name for readers of a network panel. */
function nameOf({ users, modules }, consumers) {
  const [only] = users;
  const words = (text) =>
    text
      .replace(/\.\w+$/, '')
      .split('/')
      .at(-1)
      ?.replace(/\W+/g, '-') || 'front';
  if (users.size === 1) return words(consumers[only].name).replace(/^-/, '');
  const own = modules.find((id) => !id.includes('node_modules')) ?? modules[0];
  return `shared-${words(own)}`;
}

function closure(ids, modules) {
  const found = new Set();
  const stack = [...ids];
  for (let id = stack.pop(); id; id = stack.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    stack.push(...(modules.get(id)?.needs ?? []));
  }
  return found;
}

function dynamicTargets(entry, modules) {
  const found = new Set();
  const seen = new Set();
  const stack = [entry];
  for (let id = stack.pop(); id; id = stack.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const info = modules.get(id);
    for (const target of info?.later ?? []) found.add(target);
    stack.push(...(info?.needs ?? []), ...(info?.later ?? []));
  }
  return [...found].sort();
}

const withoutComments = (code) => code.replace(/\/\*[\s\S]*?\*\/|^\s+/gm, '');

const difference = (from, ...others) => new Set([...from].filter((id) => others.every((other) => !other.has(id))));
