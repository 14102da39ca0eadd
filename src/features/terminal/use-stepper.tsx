import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import type { AnyProgram, SourceFile } from '../../../machines/contracts/compiler';
import type { RecordRequest } from '../../../machines/contracts/steps';
import { useAppSelector, useDevice } from '../../app/hooks';
import { splitArguments } from '../../domain/c-source/arguments';
import { type Language, standardFor } from '../../domain/c-source/languages';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { selectRunOptions, selectTerminalSettings } from './selectors';
import type { Recorded, Stepper } from './steps-panel';

const StepsPanel = lazyPart<{ stepper: Stepper; language: Recorded; request: () => Now }>(() =>
  import('./steps-panel').then((m) => m.StepsPanel),
);

/** The program in the editor and its input, as they are now. */
type Now = Omit<RecordRequest, 'expected'>;

export interface StepsTab {
  readonly stepper: Stepper;
  /** For the tabs of the workbench; none where the language cannot be recorded. */
  readonly tabs: readonly { id: 'steps'; label: string; panel: ReactNode }[];
  /** Records a program on the input of a failed test. */
  readonly lookAt: ((input: string, expected: string) => void) | null;
}

interface Opened {
  /** Names the document in the editor. */
  readonly id: string;
  readonly language: Language;
  readonly source: string;
  readonly input: string;
}

/**
 * The flow of a program seen step by step.
 * @param opened what is in the editor
 * @param text the editor's text at this moment
 * @param show brings the tab to the front
 * @param files the files beside it, at this moment
 */
export function useStepper(
  opened: Opened,
  text: () => string | undefined,
  show: () => void,
  files: () => readonly SourceFile[] = () => [],
): StepsTab {
  const { machines } = useDevice();
  const stepper = useActorRef(use(machines.stepper()));
  const { id, language } = opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded belongs to the document and its language
  useEffect(() => stepper.send({ type: 'program.replaced' }), [stepper, id, language]);
  const standard = useAppSelector((state) => standardFor(language, selectTerminalSettings(state).standards));
  const { build, args } = useAppSelector(selectRunOptions);
  if (language !== 'python' && language !== 'c') return { stepper, tabs: [], lookAt: null };
  const now = (input: string): Now => {
    const source = text() ?? opened.source;
    if (language === 'python') return { program: { source, language, standard: 'Python' }, input };
    const further = files();
    const program = {
      ...{ source, language, standard, options: build },
      ...(further.length > 0 && { files: further }),
    } as AnyProgram;
    return { program, input, args: splitArguments(args[id] ?? '') };
  };
  return {
    stepper,
    tabs: [
      {
        id: 'steps',
        label: 'Steps',
        panel: (
          <ErrorBoundary resetKey={id} onRetry={retryFetches}>
            <Suspense fallback={null}>
              <StepsPanel stepper={stepper} language={language} request={() => now(opened.input)} />
            </Suspense>
          </ErrorBoundary>
        ),
      },
    ],
    lookAt(input, expected) {
      stepper.send({ type: 'record.asked', request: { ...now(input), expected } });
      show();
    },
  };
}
