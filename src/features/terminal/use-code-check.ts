import { useActorRef, useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { CheckedText } from '../../../machines/code-check.machine';
import type { AnyProgram } from '../../../machines/contracts/compiler';
import { useDevice } from '../../app/hooks';
import { filesOf, haveSameTexts } from '../../domain/c-source/program-texts';
import type { Terminal } from './use-terminal';

/** A query that is not run meets no tables: there is nothing to say of it. */
const canBeRead = ({ language }: AnyProgram) => language !== 'sql';

const NOTHING: CheckedText = { source: '', diagnostics: [] };

/**
 * What is said of the program in the editor: found while it is typed, or by its last run.
 * @param id names the document in the editor
 * @param program as it would be built, the same object as long as nothing of it changes
 */
export function useMessages(terminal: Terminal, id: string, program: AnyProgram) {
  const found = useCodeCheck(terminal, id, program);
  const source = useSelector(terminal.run, ({ context }) => context.request?.program.source);
  const files = useSelector(terminal.run, ({ context }) => context.request && filesOf(context.request.program));
  const diagnostics = useSelector(terminal.run, ({ context }) => context.build?.diagnostics);
  const built = useMemo(
    () => (source !== undefined && diagnostics ? { source, files: files ?? [], diagnostics } : NOTHING),
    [source, files, diagnostics],
  );
  return { messages: found ?? built, found };
}

/**
 * What is said of one of a program's files.
 * @param file its name; `null` for the first
 */
export function messagesIn({ source, files = [], diagnostics }: CheckedText, file: string | null): CheckedText {
  const text = file === null ? source : files.find(({ name }) => name === file)?.text;
  if (text === undefined) return NOTHING;
  return { source: text, diagnostics: diagnostics.filter(({ from }) => (from?.file ?? null) === file) };
}

/** What is wrong with the program while it is typed; `null` where nothing was read since its last run. */
function useCodeCheck({ run, toolchain }: Terminal, id: string, program: AnyProgram): CheckedText | null {
  const { machines } = useDevice();
  const check = useActorRef(use(machines.codeCheck()));

  useEffect(() => {
    const look = () => {
      const state = run.getSnapshot();
      const free = toolchain.getSnapshot().hasTag('ready') && !state.hasTag('busy') && !state.matches('loading');
      const before = check.getSnapshot();
      if (free !== before.matches('held')) return;
      // What was typed and then built was read by that.
      const { request, build } = state.context;
      const { typed } = before.context;
      if (free && build && request && typed && haveSameTexts(request.program, typed)) check.send({ type: 'text.run' });
      check.send({ type: free ? 'check.allowed' : 'check.held' });
    };
    look();
    const watched = [run.subscribe(look), toolchain.subscribe(look)];
    return () => {
      for (const one of watched) one.unsubscribe();
    };
  }, [check, run, toolchain]);

  const known = useRef({ id, program });
  const changed = useEffectEvent(() => {
    const before = known.current;
    known.current = { id, program };
    if (before.id !== id || before.program.language !== program.language)
      return check.send({ type: 'program.replaced' });
    if (before.program !== program && canBeRead(program)) check.send({ type: 'text.changed', program });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document, or another text of it
  useEffect(() => changed(), [id, program]);
  return useSelector(check, ({ context }) => context.found);
}
