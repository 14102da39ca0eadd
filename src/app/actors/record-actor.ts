import { type EventObject, fromCallback } from 'xstate';
import type { BuildEvent, ProgramEvent, RunLimits } from '../../../machines/contracts/compiler';
import type { RecordEvent, RecordRequest } from '../../../machines/contracts/steps';
import { stepOfDifference } from '../../domain/steps/first-difference';
import { recorderProgram } from '../../platform/engines/python/recorder';
import type { CompilerAccess } from '../compiler-access';
import { callbackOf } from './engine-actors';
import { readRecording } from './read-recording';

/** A recording is larger than what a program may print. */
const LIMITS: RunLimits = { seconds: 20, outputBytes: 50_000_000, memoryBytes: 268_435_456 };

/** Actor `recordRun`: runs a program under the recorder, in the engine's own sandbox, and reads what it wrote down. */
export const recordLogic = (engines: CompilerAccess) =>
  fromCallback<EventObject, RecordRequest>(({ input: { program, input, expected }, self, system, emit, sendBack }) => {
    let open = true;
    let stop: (() => void) | undefined;
    let text = '';
    const tell = (event: RecordEvent) => {
      if (open) sendBack(event);
      open = false;
    };
    const hear = (event: BuildEvent | ProgramEvent) => {
      if (event.type === 'build.failed')
        tell({ type: 'run.unrecorded', problem: event.problem === 'no-toolchain' ? 'no-engine' : 'failed' });
      else if (event.type === 'build.finished' && !event.ok) tell({ type: 'run.unrecorded', problem: 'failed' });
      else if (event.type === 'program.wrote' && event.stream === 'stdout') text += event.text;
      else if (event.type === 'program.ended') {
        const recording = event.outcome.kind === 'exited' ? readRecording(text) : null;
        const isLate = event.outcome.kind === 'limit' && event.outcome.limit === 'time';
        if (recording?.end.kind === 'refused') tell({ type: 'run.unrecorded', problem: 'unread' });
        else if (recording)
          tell({
            type: 'run.recorded',
            recording,
            difference: expected === null ? null : stepOfDifference(recording, expected),
          });
        else tell({ type: 'run.unrecorded', problem: isLate ? 'time' : 'failed' });
      }
    };
    engines
      .of(program.language)
      .then(({ runProgramLogic }) => {
        if (!open) return;
        const recorder = { ...program, source: recorderProgram(program.source) };
        const asked = { program: recorder, input: { kind: 'batch', text: input }, limits: LIMITS };
        const stopper = callbackOf(runProgramLogic)({
          ...{ input: asked, self, system, emit, sendBack: hear },
          receive() {},
        });
        if (typeof stopper === 'function') stop = stopper;
      })
      .catch(() => tell({ type: 'run.unrecorded', problem: 'failed' }));
    return () => {
      open = false;
      stop?.();
    };
  });
