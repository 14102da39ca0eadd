import { useActorRef } from '@xstate/react';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useDevice } from '../../app/hooks';
import type { Language } from '../../domain/c-source/languages';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import type { Stepper } from './steps-panel';

const StepsPanel = lazyPart<{ stepper: Stepper; request: () => ReturnType<ProgramNow> }>(() =>
  import('./steps-panel').then((m) => m.StepsPanel),
);

/** The program in the editor and its input, as they are now; `null` where it cannot be recorded. */
type ProgramNow = () => { program: { source: string; language: 'python'; standard: 'Python' }; input: string } | null;

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
 */
export function useStepper(opened: Opened, text: () => string | undefined, show: () => void): StepsTab {
  const { machines } = useDevice();
  const stepper = useActorRef(use(machines.stepper()));
  const { id, language } = opened;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was recorded belongs to the document and its language
  useEffect(() => stepper.send({ type: 'program.replaced' }), [stepper, id, language]);
  if (language !== 'python') return { stepper, tabs: [], lookAt: null };
  const program = () => ({ source: text() ?? opened.source, language: 'python', standard: 'Python' }) as const;
  const now: ProgramNow = () => ({ program: program(), input: opened.input });
  return {
    stepper,
    tabs: [
      {
        id: 'steps',
        label: 'Steps',
        panel: (
          <ErrorBoundary resetKey={id} onRetry={retryFetches}>
            <Suspense fallback={null}>
              <StepsPanel stepper={stepper} request={now} />
            </Suspense>
          </ErrorBoundary>
        ),
      },
    ],
    lookAt(input, expected) {
      stepper.send({ type: 'record.asked', request: { program: program(), input, expected } });
      show();
    },
  };
}
