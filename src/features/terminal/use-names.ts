import type { AnyProgram, Program } from '../../../machines/contracts/compiler';
import { useDevice } from '../../app/hooks';
import { isCompiled } from '../../domain/c-source/languages';
import { withText } from '../../domain/c-source/program-texts';
import type { AskNames } from './editor/compiler-names';
import type { Terminal } from './use-terminal';

const isC = (program: AnyProgram): program is Program => isCompiled(program.language);

/**
 * How the editor asks the compiler for names: while it is loaded, and no run needs the processor.
 * @param shown the name of the further file that is in the editor; `null` for the first
 */
export function useNames({ run, toolchain }: Terminal, program: AnyProgram, shown: string | null): AskNames {
  const { names } = useDevice().toolchain;
  return (source, at, tell) => {
    const isFree = toolchain.getSnapshot().hasTag('ready') && !run.getSnapshot().hasTag('busy');
    const now = withText(program, shown, source);
    if (isFree && isC(now)) return names(now, shown === null ? at : { ...at, file: shown }, tell);
    tell(null);
    return () => {};
  };
}
