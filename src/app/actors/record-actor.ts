import { type EventObject, fromCallback } from 'xstate';
import type { AnyProgram, BuildEvent, Program, ProgramEvent, RunLimits } from '../../../machines/contracts/compiler';
import type { RecordEvent, RecordRequest } from '../../../machines/contracts/steps';
import { stepOfDifference } from '../../domain/steps/first-difference';
import type { Recording } from '../../domain/steps/types';
import { recorderProgram } from '../../platform/engines/python/recorder';
import type { CompilerAccess } from '../compiler-access';
import { callbackOf } from './engine-actors';
import { readRecording } from './read-recording';

/** A recording is larger than what a program may print. */
const LIMITS: RunLimits = { seconds: 20, outputBytes: 50_000_000, memoryBytes: 268_435_456 };

/** Of C, every step is told beside the output, not in it. */
const C_LIMITS: RunLimits = { ...LIMITS, outputBytes: 1_000_000 };

const isBuilt = (program: AnyProgram): program is Program => program.language === 'c' || program.language === 'cpp';

/** Actor `recordRun`: runs a program under the recorder, in the engine's own sandbox, and reads what it wrote down. */
export const recordLogic = (engines: CompilerAccess) =>
  fromCallback<EventObject, RecordRequest>(
    ({ input: { program, input, args, expected }, self, system, emit, sendBack }) => {
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
          else if (recording) finish(recording);
          else tell({ type: 'run.unrecorded', problem: isLate ? 'time' : 'failed' });
        }
      };
      const finish = (recording: Recording) =>
        tell({
          type: 'run.recorded',
          recording,
          difference: expected === null ? null : stepOfDifference(recording, expected),
        });
      const failed = () => tell({ type: 'run.unrecorded', problem: 'failed' });
      const leave = () => {
        open = false;
        stop?.();
      };
      if (isBuilt(program)) {
        Promise.all([engines.engine(), import('../../platform/program-steps/record-program')])
          .then(([compiler, { recordProgram }]) => {
            if (!open) return;
            stop = recordProgram(compiler, program, { input, args: args ?? [] }, C_LIMITS, (result) =>
              typeof result === 'string' ? tell({ type: 'run.unrecorded', problem: result }) : finish(result),
            );
          })
          .catch(failed);
        return leave;
      }
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
        .catch(failed);
      return leave;
    },
  );
