import type { AnyProgram, Program } from '../../../machines/contracts/compiler';
import { useDevice } from '../../app/hooks';
import { isCompiled } from '../../domain/c-source/languages';
import type { AskNames } from './editor/compiler-names';
import type { Terminal } from './use-terminal';

const isC = (program: AnyProgram): program is Program => isCompiled(program.language);

/** How the editor asks the compiler for names: while it is loaded, and no run needs the processor. */
export function useNames({ run, toolchain }: Terminal, program: AnyProgram): AskNames {
  const { names } = useDevice().toolchain;
  return (source, at, tell) => {
    const isFree = toolchain.getSnapshot().hasTag('ready') && !run.getSnapshot().hasTag('busy');
    if (isFree && isC(program)) return names({ ...program, source }, at, tell);
    tell(null);
    return () => {};
  };
}
