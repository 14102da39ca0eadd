// Draws src/ui/contours.svg: height lines of a fixed sum of hills (marching squares, smoothed). Run once; the result is committed.
import { writeFileSync } from 'node:fs';

const WIDTH = 1440;
const HEIGHT = 720;
const CELL = 24;
const hills = [
  [1080, 250, 300, 200, 1.0],
  [1300, 560, 240, 180, 0.72],
  [760, 640, 330, 170, 0.55],
  [360, 120, 360, 190, 0.5],
  [80, 520, 280, 240, 0.42],
];
const height = (x, y) =>
  hills.reduce((sum, [hx, hy, sx, sy, h]) => sum + h * Math.exp(-(((x - hx) / sx) ** 2) - ((y - hy) / sy) ** 2), 0);

const columns = Math.ceil(WIDTH / CELL) + 2;
const rows = Math.ceil(HEIGHT / CELL) + 2;
const at = (i, j) => height((i - 1) * CELL, (j - 1) * CELL);

function segments(level) {
  const found = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const v = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const code = v.reduce((c, x, k) => c | (x > level ? 1 << k : 0), 0);
      if (code === 0 || code === 15) continue;
      const t = (a, b) => (level - v[a]) / (v[b] - v[a]);
      const x = (i - 1) * CELL;
      const y = (j - 1) * CELL;
      const edge = {
        t: [x + t(0, 1) * CELL, y, `h${i},${j}`],
        r: [x + CELL, y + t(1, 2) * CELL, `v${i + 1},${j}`],
        b: [x + t(3, 2) * CELL, y + CELL, `h${i},${j + 1}`],
        l: [x, y + t(0, 3) * CELL, `v${i},${j}`],
      };
      const pairs = {
        1: 'lt',
        2: 'tr',
        3: 'lr',
        4: 'rb',
        5: 'ltrb',
        6: 'tb',
        7: 'lb',
        8: 'bl',
        9: 'bt',
        10: 'trbl',
        11: 'br',
        12: 'rl',
        13: 'rt',
        14: 'tl',
      }[code];
      for (let p = 0; p < pairs.length; p += 2) found.push([edge[pairs[p]], edge[pairs[p + 1]]]);
    }
  return found;
}

function chains(list) {
  const byKey = new Map();
  for (const s of list) for (const p of s) byKey.set(p[2], [...(byKey.get(p[2]) ?? []), s]);
  const used = new Set();
  const out = [];
  const grow = (start, from) => {
    const line = [];
    let segment = start;
    let key = from;
    while (segment && !used.has(segment)) {
      used.add(segment);
      const next = segment[0][2] === key ? segment[1] : segment[0];
      line.push(next);
      key = next[2];
      segment = (byKey.get(key) ?? []).find((s) => !used.has(s));
    }
    return line;
  };
  for (const s of list) {
    if (used.has(s)) continue;
    const forward = grow(s, s[0][2]);
    const back = grow(
      (byKey.get(s[0][2]) ?? []).find((x) => !used.has(x)),
      s[0][2],
    );
    out.push([...back.reverse(), s[0], ...forward]);
  }
  return out.filter((c) => c.length > 3);
}

const r = Math.round;
function path(points) {
  const thin = points.filter((_, i) => i % 2 === 0 || i === points.length - 1);
  const closed = points[0][2] === points.at(-1)[2];
  const p = closed ? thin.slice(0, -1) : thin;
  const n = p.length;
  const get = (i) => (closed ? p[(i + n) % n] : p[Math.min(n - 1, Math.max(0, i))]);
  let d = `M${r(p[0][0])} ${r(p[0][1])}`;
  let [px, py] = [r(p[0][0]), r(p[0][1])];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const q = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      c[0],
      c[1],
    ].map(r);
    d += `c${q
      .map((v, k) => v - (k % 2 ? py : px))
      .join(' ')
      .replaceAll(' -', '-')}`;
    [px, py] = [q[4], q[5]];
  }
  return closed ? `${d}z` : d;
}

const levels = [0.12, 0.2, 0.28, 0.36, 0.45, 0.54, 0.63, 0.72, 0.82, 0.92, 1.0];
const d = levels.map((level) => chains(segments(level)).map(path).join('')).join('');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"><path d="${d}" fill="none" stroke="#000" stroke-width="1.2"/></svg>\n`;
writeFileSync(new URL('../../src/ui/contours.svg', import.meta.url), svg);
console.log(`${svg.length} bytes`);
