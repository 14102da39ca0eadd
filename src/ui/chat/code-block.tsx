import { Check, Copy, Play } from 'lucide-react';
import { type ReactNode, use, useEffect, useState } from 'react';
import type { ExtraProps } from 'react-markdown';
import { CopyTextContext, RunCodeContext, type RunnableLanguage } from './code-contexts';

/** Names that models and cards give to the languages of the workbench. */
const RUNS: Readonly<Record<string, RunnableLanguage>> = {
  c: 'c',
  cpp: 'cpp',
  'c++': 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
  'c++11': 'cpp',
  'c++14': 'cpp',
  'c++17': 'cpp',
  'c++20': 'cpp',
  js: 'javascript',
  javascript: 'javascript',
  mjs: 'javascript',
  node: 'javascript',
  ts: 'typescript',
  mts: 'typescript',
  typescript: 'typescript',
  py: 'python',
  python: 'python',
  python3: 'python',
  sql: 'sql',
  sqlite: 'sql',
};

/** Product spec, section 9: how long a copy is confirmed, in milliseconds. */
const CONFIRMED = 2000;

const BUTTON =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control px-2.5 text-xs font-medium text-ink-soft hover:bg-raised hover:text-ink pointer-coarse:min-h-11 [&_svg]:size-3.5';

/** A block of code with its language and a button that copies it. */
export function CodeBlock({ node, children }: ExtraProps & { children?: ReactNode }) {
  const copyText = use(CopyTextContext);
  const run = use(RunCodeContext);
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  useEffect(() => {
    if (state === 'ready') return;
    const timer = setTimeout(() => setState('ready'), CONFIRMED);
    return () => clearTimeout(timer);
  }, [state]);
  const language = languageOf(node);
  const runs = Object.hasOwn(RUNS, language.toLowerCase()) ? RUNS[language.toLowerCase()] : undefined;
  const words = { ready: 'Copy code', copied: 'Copied', refused: 'Not copied: the browser refused' }[state];
  return (
    <div className="code-block">
      <div className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-3.5">
        <span className="text-xs text-ink-soft">{language || 'code'}</span>
        <span className="flex items-center">
          {run && runs ? (
            <button type="button" className={BUTTON} onClick={() => run(runs, textOf(node))}>
              <Play aria-hidden="true" /> {isWhole(runs, textOf(node)) ? 'Run' : 'Open in Code Practice'}
            </button>
          ) : null}
          <button
            type="button"
            onClick={async () => setState((await copyText(textOf(node).replace(/\n$/, ''))) ? 'copied' : 'refused')}
            className={BUTTON}
          >
            {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            <span aria-live="polite">{words}</span>
          </button>
        </span>
      </div>
      <section aria-label={language ? `Code, ${language}` : 'Code'} className="overflow-x-auto" tabIndex={0}>
        <pre>{children}</pre>
      </section>
    </div>
  );
}

/** It runs as it is: a piece of C or C++ needs its `main`, and SQL the tables that it reads. */
function isWhole(language: RunnableLanguage, source: string): boolean {
  if (language === 'sql') return !/\bfrom\b/i.test(source) || /\bcreate\s+table\b/i.test(source);
  return (language !== 'c' && language !== 'cpp') || /\bmain\s*\(/.test(source);
}

type Node = NonNullable<ExtraProps['node']>;
type Child = Node['children'][number];

function textOf(node: Node | Child | undefined): string {
  if (!node) return '';
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function languageOf(node: Node | undefined): string {
  const code = node?.children[0];
  const classes = code?.type === 'element' ? code.properties.className : null;
  if (!Array.isArray(classes)) return '';
  const named = classes.map(String).find((name) => name.startsWith('language-'));
  return named?.slice('language-'.length) ?? '';
}
