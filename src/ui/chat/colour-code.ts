import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import makefile from 'highlight.js/lib/languages/makefile';
import markdown from 'highlight.js/lib/languages/markdown';
import plaintext from 'highlight.js/lib/languages/plaintext';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { createLowlight } from 'lowlight';
import type { ExtraProps } from 'react-markdown';

type Element = NonNullable<ExtraProps['node']>;
type Parent = { children: (Element | { type: string })[] };

/** Those of the tracks, the challenges and the tools around them; code in any other language stays plain. */
const lowlight = createLowlight({
  bash,
  c,
  cpp,
  css,
  diff,
  dockerfile,
  go,
  java,
  javascript,
  json,
  kotlin,
  makefile,
  markdown,
  plaintext,
  python,
  rust,
  shell,
  sql,
  swift,
  typescript,
  xml,
  yaml,
});

/** Names that models give to languages, beside those the grammars know. */
lowlight.registerAlias({
  bash: ['terminal'],
  cpp: ['c++17', 'c++20'],
  javascript: ['node'],
  json: ['json5'],
});

/** A rehype plugin: gives each block of code whose language is known its colours, as elements with `hljs-` classes. */
export function colourCode() {
  return (tree: Parent): void => {
    for (const child of tree.children) {
      if (!isElement(child)) continue;
      const [code] = child.children;
      if (child.tagName === 'pre' && code && isElement(code)) colour(code);
      else colourCode()(child);
    }
  };
}

const isElement = (node: { type: string }): node is Element => node.type === 'element';

function colour(code: Element): void {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const [text] = code.children;
  if (!language || !lowlight.registered(language) || text?.type !== 'text') return;
  code.properties.className = ['hljs', ...classes];
  code.children = lowlight.highlight(language, text.value).children as Element['children'];
}
