// Checks docs/spec-coverage.md: every file, test and decision a row names is there, and the tests ran.
//
//   node tests/tools/spec-coverage.mjs [unit] [e2e]
//
// The words name the whole reports in .reports/ to look into. Tests of a runner that is not named are looked up in
// their sources instead: they must stand there, whether they ran or not.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const PAGE = 'docs/spec-coverage.md';
export const DECISIONS = 'docs/decisions/spec-changes.md';
const COLUMNS = ['Statement', 'Done by', 'Shown by', 'Changed by'];
const REPLAYS = /^tests\/machines\/replays\/(.+)\.replays\.ts$/;

/** The sections of the product spec; each has its heading on the page, and rows below it. */
export const SECTIONS = {
  '1. Purpose': [],
  '2. Screens': [
    'Routes',
    'Side navigation',
    'Landing',
    'Skills hub',
    'Community',
    'AI tutor',
    'Roadmaps',
    'Events and tips',
    'Coding-profile dashboard',
    'Interview role picker',
    'Interview room',
    'Resume landing',
    'Resume form',
    'Resume preview',
    'Resume assistant',
    'Roadmap generator',
    'Interview trainer',
    'Day planner',
    'Task board',
    'Calendar and events',
    'Terminal code editor',
    'Social hub',
    'Guide pages',
    'Typing test',
  ],
  '3. Entities': [],
  '4. States and transitions': [],
  '5. Validation': [],
  '6. Roles and permissions': [],
  '7. Calls': [],
  '8. Errors': [],
  '9. Constants': [],
};

/**
 * @typedef {{ line: number, section: string, statement: string, files: string[], tests: string[], decisions: string[] }} Row
 * @typedef {{ path: string[], ran: boolean }} RanTest titles from the outermost group inwards
 * @typedef {string[][]} SourceTest each of the titles in pieces; between them is what data fills in
 */

/**
 * The rows of the page.
 * @param {string} page
 * @returns {{ rows: Row[], headings: string[], faults: string[] }}
 */
export function readPage(page) {
  const rows = [];
  const headings = [];
  const faults = [];
  let [top, section] = ['', ''];
  for (const [index, text] of page.split('\n').entries()) {
    const line = index + 1;
    const heading = /^(##|###) (.+?)\s*$/.exec(text);
    if (heading) {
      if (heading[1] === '##') top = heading[2];
      section = heading[1] === '##' ? top : `${top} › ${heading[2]}`;
      headings.push(section);
    }
    if (!text.startsWith('|') || top === '') continue;
    const cells = text
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.every((cell) => /^-+$/.test(cell))) continue;
    if (cells[0] === COLUMNS[0]) {
      if (cells.join() !== COLUMNS.join()) faults.push(`${PAGE}:${line}: the columns are not ${COLUMNS.join(', ')}`);
      continue;
    }
    if (cells.length !== COLUMNS.length) {
      faults.push(`${PAGE}:${line}: ${cells.length} cells, not ${COLUMNS.length}: ${text.slice(0, 80)}`);
      continue;
    }
    const [statement = '', by = '', shown = '', changed = ''] = cells;
    rows.push({
      line,
      section,
      statement,
      files: codeIn(by),
      tests: codeIn(shown),
      decisions: [...changed.matchAll(/\]\(decisions\/spec-changes\.md#([^)]*)\)/g)].map(([, anchor = '']) => anchor),
    });
  }
  return { rows, headings, faults };
}

const codeIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll('\\|', '|'));

/**
 * @param {{
 *   page: string,
 *   decisions: string,
 *   sections?: Record<string, string[]>,
 *   source: (file: string) => string | null,
 *   ran: { unit: Map<string, RanTest[]> | null, e2e: Map<string, RanTest[]> | null },
 * }} input `source` gives the text of a file, `null` where there is none; `ran` the reports by file, `null` where a
 *   runner did not run whole
 * @returns {string[]} one sentence for each fault
 */
export function checkCoverage({ page, decisions, sections = SECTIONS, source, ran }) {
  const { rows, headings, faults } = readPage(page);
  const wanted = Object.entries(sections).flatMap(([top, below]) => [top, ...below.map((name) => `${top} › ${name}`)]);
  for (const heading of wanted) {
    if (!headings.includes(heading)) faults.push(`${PAGE}: the section “${heading}” is missing`);
    else if (!rows.some(({ section }) => section === heading || section.startsWith(`${heading} › `)))
      faults.push(`${PAGE}: the section “${heading}” has no rows`);
  }
  for (const heading of headings)
    if (!wanted.includes(heading)) faults.push(`${PAGE}: “${heading}” is no section of the product spec`);

  const anchors = [...decisions.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, anchor = '']) => anchor);
  const sources = new Map();
  for (const row of rows) {
    const fault = (what) => faults.push(`${PAGE}:${row.line}: “${row.statement}”: ${what}`);
    if (row.files.length === 0) fault('names no file');
    if (row.tests.length === 0) fault('names no test');
    for (const file of row.files) if (source(file) === null) fault(`there is no file ${file}`);
    for (const anchor of row.decisions) if (!anchors.includes(anchor)) fault(`no decision is called #${anchor}`);
    for (const name of row.tests) {
      const problem = checkTest(name, source, ran, sources);
      if (problem) fault(problem);
    }
  }
  const used = new Set(rows.flatMap((row) => row.decisions));
  for (const [index, anchor] of anchors.entries()) {
    if (anchors.indexOf(anchor) !== index) faults.push(`${DECISIONS}: #${anchor} appears twice`);
    if (!used.has(anchor)) faults.push(`${DECISIONS}: no row of ${PAGE} leads to #${anchor}`);
  }
  return faults;
}

function checkTest(name, source, ran, sources) {
  const [file = '', ...titles] = name.split(' › ');
  if (titles.length === 0) return `“${name}” is no test: file › title`;
  const text = source(file);
  if (text === null) return `there is no file ${file}`;
  const report = file.startsWith('tests/e2e/') ? ran.e2e : ran.unit;
  if (!report) {
    if (!sources.has(file)) sources.set(file, testsOf(file, text));
    return sources.get(file).some((test) => fitsSource(titles, test)) ? null : `no such test in the source of ${name}`;
  }
  const replays = REPLAYS.exec(file);
  const found = replays
    ? (report.get('tests/machines/replays.test.ts') ?? []).filter(({ path }) =>
        fits([replays[1] ?? '', ...titles], path),
      )
    : (report.get(file) ?? []).filter(({ path }) => fits(titles, path));
  if (found.length === 0) return `no such test in the report: ${name}`;
  return found.every((test) => test.ran) ? null : `did not run: ${name}`;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A title of the page as a pattern: `*` is any text. */
const patternOf = (title) => new RegExp(`^${title.split('*').map(escaped).join('.*')}$`, 's');
/** The titles of the page are the last ones of a test's path. */
const fits = (titles, path) =>
  titles.length <= path.length &&
  titles.every((title, n) => patternOf(title).test(path[path.length - titles.length + n]));

/** A source may leave parts of a title to its data, and the page may leave parts open: either must read as the other. */
const fitsSource = (titles, path) =>
  titles.length <= path.length &&
  titles.every((title, n) => {
    const known = path[path.length - titles.length + n];
    return patternOf(known.join('*')).test(title.replaceAll('*', '-')) || patternOf(title).test(known.join('-'));
  });

/**
 * The tests of a file as its source tells them: each with the groups around it. Of a file of replays: their names.
 * @param {string} file @param {string} text
 * @returns {SourceTest[]}
 */
export function testsOf(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const visit = (node, groups) => {
    if (Array.isArray(node)) for (const each of node) visit(each, groups);
    if (typeof node?.type !== 'string') return;
    let inside = groups;
    if (node.type === 'Property' && REPLAYS.test(file) && node.key.name === 'name')
      found.push([titleOf(node.value, false)]);
    if (node.type === 'CallExpression') {
      const kind = kindOf(node.callee);
      const [title] = node.arguments;
      if (kind && title && node.arguments.length > 1) {
        const path = [...groups, titleOf(title, kind.each)];
        if (kind.name === 'describe') inside = path;
        else found.push(path);
      }
    }
    for (const [key, value] of Object.entries(node))
      if (value !== null && typeof value === 'object') visit(value, key === 'callee' ? groups : inside);
  };
  visit(program, []);
  return found;
}

/** `test`, `it`, `describe`, `test.describe`, `test.each(…)`, `describe.each(…)`; `null` for other calls. */
function kindOf(callee) {
  if (callee.type === 'CallExpression') {
    const inner = callee.callee;
    if (inner.type !== 'MemberExpression' || inner.property.name !== 'each') return null;
    const kind = kindOf(inner.object);
    return kind && { ...kind, each: true };
  }
  if (callee.type === 'Identifier')
    return ['test', 'it', 'describe'].includes(callee.name)
      ? { name: callee.name === 'describe' ? 'describe' : 'test', each: false }
      : null;
  const describes = callee.type === 'MemberExpression' && callee.property.name === 'describe';
  return describes && kindOf(callee.object) ? { name: 'describe', each: false } : null;
}

function titleOf(node, each) {
  const pieces =
    node.type === 'TemplateLiteral'
      ? node.quasis.map(({ value }) => value.cooked)
      : typeof node.value === 'string'
        ? [node.value]
        : ['', ''];
  return each ? pieces.flatMap((piece) => piece.split(/%[sdifjoOp#$]|\$\w+/)) : pieces;
}

/** @returns {Map<string, RanTest[]>} the tests of Vitest's JSON report by file */
export function readUnit(report, root) {
  const at = (name) => name.replaceAll('\\', '/').replace(`${root.replaceAll('\\', '/')}/`, '');
  return new Map(
    report.testResults.map(({ name, assertionResults }) => [
      at(name),
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        path: [...ancestorTitles, title],
        ran: status === 'passed' || status === 'failed',
      })),
    ]),
  );
}

/** @returns {Map<string, RanTest[]>} the tests of Playwright's JSON report by file */
export function readE2e(report) {
  const tests = new Map();
  const visit = ({ file, suites = [], specs = [] }, groups) => {
    const known = tests.get(`tests/e2e/${file}`) ?? [];
    for (const { title, tests: runs } of specs)
      known.push({
        path: [...groups, title],
        ran: runs.some(({ results }) => results.some(({ status }) => status !== 'skipped' && status !== 'interrupted')),
      });
    tests.set(`tests/e2e/${file}`, known);
    for (const suite of suites) visit(suite, [...groups, suite.title]);
  };
  for (const suite of report.suites) visit(suite, []);
  return tests;
}

function main(root, whole) {
  const source = (file) => (existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : null);
  const report = (name) => (whole.includes(name) ? JSON.parse(source(`.reports/${name}.json`) ?? '') : null);
  const [unit, e2e] = [report('unit'), report('e2e')];
  const page = source(PAGE) ?? '';
  const faults = checkCoverage({
    page,
    decisions: source(DECISIONS) ?? '',
    source,
    ran: { unit: unit && readUnit(unit, root), e2e: e2e && readE2e(e2e) },
  });
  for (const fault of faults) console.log(fault);
  const by = [
    unit ? 'as the unit tests ran' : 'unit by source',
    e2e ? 'as the browser tests ran' : 'browser by source',
  ];
  console.log(`${readPage(page).rows.length} statements, ${faults.length} faults (${by.join(', ')})`);
  return faults.length === 0 ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exit(main(fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, ''), process.argv.slice(2)));
