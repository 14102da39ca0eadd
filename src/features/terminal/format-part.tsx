import { useActorRef, useSelector } from '@xstate/react';
import { type RefObject, use, useEffect, useEffectEvent } from 'react';
import type { FormatProblem } from '../../../machines/contracts/code-format';
import { useDevice } from '../../app/hooks';
import type { CLanguage } from '../../domain/c-source/languages';
import { useToast } from '../../ui/toast';
import type { EditorHandle } from './code-editor';
import { Refusal } from './refusal';

/** Why the code was not formatted. */
const problems: Readonly<Record<FormatProblem, string>> = {
  offline:
    'clang-format (2.2 MB) is not on this device yet, and there is no network. Your code is as it was. Connect, and press Format once: from then on it works without a network.',
  failed: 'clang-format could not be loaded. Your code is as it was. Press Format again, or reload the page.',
  'gave-up':
    'clang-format gave up on this code. Your code is as it was. Mend what is underlined, and press Format again.',
};

export interface FormatPartProps {
  readonly editor: RefObject<EditorHandle | null>;
  /** Names the document in the editor. */
  readonly program: string;
  readonly language: CLanguage;
  /** One more with each press of Format. */
  readonly press: number;
  /** Nothing is being formatted any more. */
  readonly onRest: () => void;
}

/** The flow that formats the code in the editor, from the first press on; it shows why the code stayed as it was. */
export function FormatPart({ editor, program, language, press, onRest }: FormatPartProps) {
  const { machines } = useDevice();
  const toast = useToast();
  const flow = useActorRef(use(machines.codeFormat()));
  const problem = useSelector(flow, ({ context }) => context.problem);

  const rest = useEffectEvent(onRest);
  useEffect(() => {
    const formatted = flow.on('code.formatted', ({ source, text }) => {
      if (source === text) toast({ text: 'The code has this shape already.' });
      else if (editor.current?.reshape(source, text)) toast({ text: 'Formatted. Ctrl+Z in the editor takes it back.' });
      else toast({ text: 'The code was changed meanwhile and is left as you typed it: press Format again.' });
    });
    const resting = flow.subscribe((state) => {
      if (!state.matches('formatting')) rest();
    });
    return () => {
      formatted.unsubscribe();
      resting.unsubscribe();
    };
  }, [flow, editor, toast]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked belongs to the document and its language
  useEffect(() => flow.send({ type: 'program.replaced' }), [flow, program, language]);
  const ask = useEffectEvent(() => {
    const source = editor.current?.text();
    if (source === undefined) rest();
    else flow.send({ type: 'format.asked', request: { source, language } });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press asks
  useEffect(() => ask(), [press]);

  return problem ? (
    <Refusal onClose={() => flow.send({ type: 'problem.dismissed' })}>{problems[problem]}</Refusal>
  ) : null;
}
