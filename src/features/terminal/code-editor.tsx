import { closeCompletion } from '@codemirror/autocomplete';
import { isolateHistory } from '@codemirror/commands';
import { diagnosticCount, setDiagnostics } from '@codemirror/lint';
import { openSearchPanel } from '@codemirror/search';
import { EditorState, type Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CheckedText } from '../../../machines/code-check.machine';
import type { SourcePlace } from '../../../machines/contracts/compiler';
import type { Language } from '../../domain/c-source/languages';
import { blankChanges, oneChange } from '../../domain/c-source/reshape';
import type { AskNames } from './editor/compiler-names';
import { setGrammar } from './editor/grammars';
import { marksOf, positionOf } from './editor/marks';
import { editorExtensions, goToNextProblem } from './editor/setup';

export interface EditorHandle {
  /** The current text, with the last keys. */
  text(): string;
  /** Another text in its place, as one step that Undo takes back. */
  replace(text: string): void;
  /** The text in another shape, as one step that Undo takes back; the cursor stays with its word. Only where the text is `of`. */
  reshape(of: string, text: string): boolean;
  /** The cursor at a place, in sight, with the focus. */
  go(place: SourcePlace): void;
  find(): void;
  /** The cursor at the next place with a message, with the focus; the message is shown and told. */
  nextProblem(): void;
  focus(): void;
}

/** How long after the last key the store hears of it. */
const QUIET = 250;
/** Texts whose undo history is remembered while the screen is open. */
const REMEMBERED = 30;

/**
 * CodeMirror with the languages of the workbench. It holds the text: `source` is what it begins with, and later what came from elsewhere
 * (another tab, a restored run); what is typed is passed to `onChange` after a short pause, and before anything is
 * lost.
 */
export function CodeEditor({
  ref,
  program,
  source,
  language,
  fontSize,
  messages,
  headers,
  about,
  onNames,
  onChange,
  onRun,
  onFormat,
}: {
  ref: Ref<EditorHandle>;
  /** Id of what is edited: another one gets its own text and undo history. */
  program: string;
  source: string;
  language: Language;
  fontSize: number;
  /** What the compiler says of a text; while another one is here, it waits. */
  messages: CheckedText;
  /** The headers of the program itself, which an `#include` can name. */
  headers: readonly string[];
  /** Beside the words below the code. */
  about: ReactNode;
  onNames: AskNames;
  /** `base`: what the text was typed on, which may not be what is stored by now. */
  onChange: (program: string, text: string, base: string) => void;
  onRun: () => void;
  /** `null` where the language has no formatter. */
  onFormat: (() => void) | null;
}) {
  const id = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const now = useRef({ program, language, messages, headers, onNames, onChange, onRun, onFormat });
  useLayoutEffect(() => {
    now.current = { program, language, messages, headers, onNames, onChange, onRun, onFormat };
  });
  /** What the store last heard from us, or we from it. */
  const known = useRef(source);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const extensions = useRef<Extension>([]);
  const histories = useRef(new Map<string, EditorState>());

  /** Messages name places of their own text: in another one they would stand where they do not belong. */
  const mark = useRef(() => {
    const { source: of, diagnostics } = now.current.messages;
    const editor = view.current;
    if (!editor) return;
    const marks = diagnosticCount(editor.state) > 0;
    if (diagnostics.length === 0 ? marks : editor.state.doc.toString() === of)
      editor.dispatch(setDiagnostics(editor.state, marksOf(editor.state.doc, diagnostics)));
  });

  const flush = useRef((of: string) => {
    if (timer.current === undefined || !view.current) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const base = known.current;
    known.current = view.current.state.doc.toString();
    now.current.onChange(of, known.current, base);
    // Typed and taken back, it is the text of the messages again.
    if (known.current === now.current.messages.source) mark.current();
  });

  useEffect(() => {
    if (!host.current) return;
    extensions.current = editorExtensions({
      language: () => now.current.language,
      changed: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => flush.current(now.current.program), QUIET);
      },
      run: () => now.current.onRun(),
      format: () => now.current.onFormat?.(),
      program: () => now.current.program,
      names: (...question) => now.current.onNames(...question),
      headers: () => now.current.headers,
      labelledBy: `${id}-name`,
      describedBy: `${id}-keys`,
    });
    const made = new EditorView({
      doc: known.current,
      extensions: extensions.current,
      parent: host.current,
    });
    view.current = made;
    const leaving = () => flush.current(now.current.program);
    // Before the store writes what is unsaved when the page is left.
    window.addEventListener('pagehide', leaving, { capture: true });
    return () => {
      leaving();
      window.removeEventListener('pagehide', leaving, { capture: true });
      made.destroy();
      view.current = null;
    };
  }, [id]);

  // Another program: the text so far is handed over, and its undo history is set aside.
  const shown = useRef(program);
  useEffect(() => {
    const editor = view.current;
    if (!editor || shown.current === program) return;
    flush.current(shown.current);
    const { current: states } = histories;
    // An open list, or a search for one, belongs to the text it was asked for.
    closeCompletion(editor);
    states.set(shown.current, editor.state);
    shown.current = program;
    const earlier = states.get(program);
    known.current = source;
    editor.setState(
      earlier?.doc.toString() === source
        ? earlier
        : EditorState.create({ doc: source, extensions: extensions.current }),
    );
    for (const key of [...states.keys()].slice(0, Math.max(0, states.size - REMEMBERED))) states.delete(key);
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [program, source]);

  // The same program, changed elsewhere: what is being typed here wins until it is handed over.
  useEffect(() => {
    const editor = view.current;
    if (!editor || shown.current !== program || source === known.current || timer.current !== undefined) return;
    known.current = source;
    if (editor.state.doc.toString() !== source) takeIn(editor, source);
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [program, source]);

  // After the text was changed for another one, which may have come with the colours of its own language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text brings a new state of the editor
  useEffect(() => {
    const editor = view.current;
    if (editor) setGrammar(editor, language, () => view.current === editor && now.current.language === language);
  }, [language, program]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other messages are marked
  useEffect(() => mark.current(), [messages]);

  useImperativeHandle(
    ref,
    () => ({
      text: () => {
        flush.current(now.current.program);
        return view.current?.state.doc.toString() ?? known.current;
      },
      replace: (text) => {
        if (view.current) replaceText(view.current, text);
        flush.current(now.current.program);
      },
      reshape: (of, text) => {
        const editor = view.current;
        if (!editor || editor.state.doc.toString() !== of) return false;
        const changes = blankChanges(of, text);
        if (changes.length > 0)
          editor.dispatch({ changes, annotations: isolateHistory.of('full'), scrollIntoView: true });
        flush.current(now.current.program);
        return true;
      },
      go: (place) => {
        const editor = view.current;
        if (!editor) return;
        editor.dispatch({ selection: { anchor: positionOf(editor.state.doc, place) }, scrollIntoView: true });
        editor.focus();
      },
      find: () => {
        if (view.current) openSearchPanel(view.current);
      },
      nextProblem: () => {
        if (!view.current) return;
        view.current.focus();
        goToNextProblem(view.current);
      },
      focus: () => view.current?.focus(),
    }),
    [],
  );

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <span id={`${id}-name`} className="sr-only">
        Code editor
      </span>
      <div
        ref={host}
        className="min-h-0 flex-1 overflow-hidden"
        style={{ '--code-size': `${fontSize}px` } as CSSProperties}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line bg-surface px-3 py-1 text-xs">
        <p id={`${id}-keys`} className="text-ink-faint">
          Tab inserts 4 spaces. To leave the editor by keyboard, press Esc, then Tab.
        </p>
        {about}
      </div>
    </div>
  );
}

function replaceText(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, selection: { anchor: 0 } });
}

/** What another tab wrote, where it differs: the cursor stays with its words, and Undo does not take it back. */
function takeIn(view: EditorView, text: string): void {
  view.dispatch({
    changes: oneChange(view.state.doc.toString(), text),
    annotations: Transaction.addToHistory.of(false),
  });
}
