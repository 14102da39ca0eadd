import type { RunRequest, RunShown } from '../../../machines/contracts/terminal';
import { filesOf } from '../../domain/c-source/program-texts';
import { OUTPUT_KEPT, runFiled, SOURCE_KEPT } from './runs-slice';

/** Files a run that is over, unless its source is too long to be kept again and again. */
export function fileRun(
  dispatch: (action: ReturnType<typeof runFiled>) => unknown,
  of: string,
  { id, program, input }: RunRequest,
  { end, output, milliseconds }: RunShown,
): void {
  const { source, language, standard } = program;
  const files = filesOf(program);
  const text = input.kind === 'batch' ? input.text : '';
  const length = files.reduce((sum, file) => sum + file.text.length, source.length);
  if (!end || length > SOURCE_KEPT || text.length > SOURCE_KEPT) return;
  let head = '';
  for (const piece of output) if (head.length < OUTPUT_KEPT) head += piece.text.slice(0, OUTPUT_KEPT);
  dispatch(
    runFiled({
      id,
      of,
      source,
      language,
      standard,
      input: text,
      end: end.kind,
      code: end.kind === 'exited' ? end.code : null,
      output: head.slice(0, OUTPUT_KEPT),
      milliseconds,
      files,
    }),
  );
}
