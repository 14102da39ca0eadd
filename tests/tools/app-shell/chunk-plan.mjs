// Which modules of the app go into one file. Left to itself the bundler makes a file of every set of modules that the same
// screens share: sixty files for a screen, most under a kilobyte. Here sets that nearly the same screens need go together,
// where a request saved is worth more than the bytes that some screen does not need.
import { posix } from 'node:path';
import { moduleGraph } from './module-graph.mjs';
import { routeModules } from './route-files.mjs';

const FRONT = ['src/features/landing/landing-screen.tsx', 'src/app/landing-notices.tsx', 'src/app/versions.ts'];
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
 * needs in turn; no two files come to need each other. Sets of clusters are bits of a BigInt: there are thousands of pairs.
 */
function merged(clusters, modules, consumers) {
  const home = new Map();
  for (const [at, { modules: own }] of clusters.entries()) for (const id of own) home.set(id, at);
  const bit = (at) => 1n << BigInt(at);
  const live = new Set(clusters.keys());
  const sizes = clusters.map(({ size }) => size);
  const needs = clusters.map(({ modules: own }, at) => {
    const needed = own.flatMap((id) => modules.get(id)?.needs ?? []).map((id) => home.get(id));
    return needed.reduce((set, other) => (other === undefined || other === at ? set : set | bit(other)), 0n);
  });
  const membersOf = (set) => {
    const found = [];
    for (let at = 0, rest = set; rest > 0n; at += 1, rest >>= 1n) if (rest & 1n) found.push(at);
    return found;
  };
  const reached = () => {
    const reach = new Array(clusters.length).fill(null);
    const find = (at) => {
      reach[at] ??= membersOf(needs[at]).reduce((set, next) => set | find(next), bit(at));
      return reach[at];
    };
    for (const at of live) find(at);
    return reach;
  };
  const roots = consumers.map(({ ids }) => new Set([...ids].map((id) => home.get(id))));

  const viaOthers = (from, to, reach) => membersOf(needs[from] & ~bit(to)).some((next) => reach[next] & bit(to));
  const join = (a, b) => {
    live.delete(b);
    clusters[a].modules.push(...clusters[b].modules);
    for (const user of clusters[b].users) clusters[a].users.add(user);
    sizes[a] += sizes[b];
    needs[a] = (needs[a] | needs[b]) & ~(bit(a) | bit(b));
    for (const other of live) if (needs[other] & bit(b)) needs[other] = (needs[other] & ~bit(b)) | bit(a);
    for (const set of roots) if (set.delete(b)) set.add(a);
  };

  for (;;) {
    const reach = reached();
    const loads = roots.map((set, user) => ({
      loaded: [...set].reduce((all, at) => all | reach[at], 0n),
      weight: consumers[user].weight,
    }));
    const all = [...live];
    const gain = (a, b) => {
      const pair = bit(a) | bit(b);
      const all = reach[a] | reach[b];
      let sum = 0;
      for (const { loaded, weight } of loads) {
        const had = loaded & pair;
        if (had === 0n) continue;
        if (had === pair) sum += weight * REQUEST;
        else {
          const more = membersOf(all & ~loaded);
          sum -= weight * more.reduce((cost, at) => cost + sizes[at] + (pair & bit(at) ? 0 : REQUEST), 0);
        }
      }
      return sum;
    };
    // By cluster who loads it, and with how much weight: what two share is a matter of few steps, and never more than one has.
    const loaders = new Map(
      all.map((at) => {
        const own = loads.filter(({ loaded }) => loaded & bit(at));
        return [at, { own, set: new Set(own), most: own.reduce((sum, { weight }) => sum + weight, 0) * REQUEST }];
      }),
    );
    const mostShared = (a, b) => a.own.reduce((sum, load) => (b.set.has(load) ? sum + load.weight : sum), 0) * REQUEST;
    let best = null;
    for (const [at, a] of all.entries()) {
      const ofA = loaders.get(a);
      if (ofA.most <= (best?.value ?? 0)) continue;
      for (const b of all.slice(at + 1)) {
        const ofB = loaders.get(b);
        // The most that it could gain: a request for each who loads both.
        if (ofB.most <= (best?.value ?? 0) || mostShared(ofA, ofB) <= (best?.value ?? 0)) continue;
        const value = gain(a, b);
        if (value <= (best?.value ?? 0) || viaOthers(a, b, reach) || viaOthers(b, a, reach)) continue;
        best = { value, a, b };
      }
    }
    if (!best) break;
    join(best.a, best.b);
  }
  // Two of one name would be one file.
  const taken = new Map();
  return [...live].map((at) => {
    const name = nameOf(clusters[at], consumers);
    taken.set(name, (taken.get(name) ?? 0) + 1);
    return { ...clusters[at], name: taken.get(name) === 1 ? name : `${name}-${taken.get(name)}` };
  });
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
