// The mutants of a source file: each a small change of its text that a test should notice.
// Left out is what would only make a test copy the source:
// - words of a long list of plain words (LONGEST_LIST), which is content;
// - a sentence of a list that holds nothing but sentences (SENTENCE), such as advice: it is content, too;
// - types, imports, markup, and the text of messages.
// Every number stays, lengths and weights among them, and so does every shorter list of words.
import { parseSync } from 'vite';

/** Longer lists of plain words are content, which tests of engines need not know by heart. */
const LONGEST_LIST = 8;
/** Four words or more are there to be read; phrases that an engine looks for are shorter. */
const SENTENCE = /\S+(?:\s+\S+){3}/;

const COMPARED = new Set(['===', '!==', '<', '<=', '>', '>=']);
const SWAPPED = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

/**
 * @param {string} file its path, which names its language
 * @param {string} code
 * @returns {{ start: number, end: number, text: string, line: number, what: string }[]} what replaces the text from `start`
 * to `end`; in the order of the text
 */
export function mutantsOf(file, code) {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const found = [];
  const source = ({ start, end }) => code.slice(start, end);
  const add = (start, end, text) => found.push({ start, end, text });
  const replace = (node, text) => add(node.start, node.end, text);

  /** An item of a list goes together with its comma. */
  const remove = (items, index) => {
    const next = items[index + 1];
    const before = items[index - 1];
    if (next) add(items[index].start, next.start, '');
    else if (before) add(before.end, items[index].end, '');
    else replace(items[index], '');
  };

  const visit = (node, parent) => {
    if (!node || typeof node.type !== 'string') return;
    if (node.type.startsWith('TS') && !node.expression) return;
    if (node.type === 'ImportDeclaration' || node.type === 'JSXElement') return;
    mutators[node.type]?.(node, parent);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType' || key === 'typeParameters')
        continue;
      if (Array.isArray(child)) for (const each of child) visit(each, node);
      else if (child && typeof child === 'object') visit(child, node);
    }
  };

  const operator = (node) => {
    const swapped = SWAPPED[node.operator];
    if (!swapped) return;
    const between = code.slice(node.left.end, node.right.start);
    const at = node.left.end + between.indexOf(node.operator);
    if (at >= node.left.end) add(at, at + node.operator.length, swapped);
  };
  const emptied = (node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string' && node.value !== '') replace(node, "''");
  };

  const mutators = {
    IfStatement(node) {
      replace(node.test, `!(${source(node.test)})`);
      const inner = node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent];
      const leaves = inner.length === 1 && /^(Return|Throw|Continue|Break)Statement$/.test(inner[0].type);
      if (leaves && !node.alternate) replace(node, ';');
    },
    ConditionalExpression(node) {
      replace(node.test, `!(${source(node.test)})`);
    },
    BinaryExpression(node) {
      operator(node);
      if (COMPARED.has(node.operator)) for (const side of [node.left, node.right]) emptied(side);
    },
    LogicalExpression: operator,
    SwitchCase(node) {
      emptied(node.test);
    },
    Literal(node, parent) {
      if (typeof node.value === 'boolean') replace(node, String(!node.value));
      if (typeof node.value !== 'number' || (parent.type === 'Property' && parent.key === node && !parent.computed))
        return;
      replace(node, `(${node.raw} + 1)`);
      if (node.value !== 0) replace(node, `(${node.raw} - 1)`);
    },
    ExpressionStatement(node) {
      if (node.directive === undefined || node.directive === null) replace(node, ';');
    },
    ArrayExpression(node) {
      const words = node.elements.every((item) => item?.type === 'Literal' && typeof item.value === 'string');
      if (words && node.elements.length > LONGEST_LIST) return;
      if (words && node.elements.every(({ value }) => SENTENCE.test(value))) return;
      node.elements.forEach((item, index) => {
        if (item) remove(node.elements, index);
      });
    },
    CallExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'assign') {
        const [entries] = node.arguments;
        if (entries?.type === 'ObjectExpression')
          for (const index of entries.properties.keys()) remove(entries.properties, index);
      }
      const method = node.callee.type === 'MemberExpression' ? node.callee.property.name : '';
      if (method === 'includes' || method === 'startsWith' || method === 'endsWith') emptied(node.arguments[0]);
    },
  };

  visit(program, null);
  return found
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.text < b.text ? -1 : 1))
    .map((mutant) => ({ ...mutant, ...shown(code, mutant) }));
}

/** The line and the change as a reader wants them. */
function shown(code, { start, end, text }) {
  const line = code.slice(0, start).split('\n').length;
  const from = code.lastIndexOf('\n', start - 1) + 1;
  const to = code.indexOf('\n', end);
  const after = code.slice(end, to < 0 ? undefined : to);
  const brief = (words) => words.replace(/\s+/g, ' ').trim().slice(0, 140);
  const whole = code.slice(from, to < 0 ? undefined : to);
  return { line, what: `${brief(whole)}  →  ${brief(code.slice(from, start) + text + after)}` };
}
