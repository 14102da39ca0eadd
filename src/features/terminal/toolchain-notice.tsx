import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { readableBytes } from '../../ui/format';
import { ErrorBox, Notice } from '../../ui/notice';
import { Work } from '../../ui/progress';
import { engineWords, toolchainProblems } from './terminal-words';
import type { Terminal } from './use-terminal';

interface Props {
  readonly terminal: Terminal;
  /** Another button on the screen loads it. */
  readonly isAskedElsewhere?: boolean;
}

/** The compiler's way onto the device: its size, its bytes as they come, and what to do when they don't. */
export function ToolchainNotice({ terminal: { toolchain, run }, isAskedElsewhere = false }: Props) {
  const state = useSelector(toolchain, (snapshot) => snapshot);
  const waiting = useSelector(run, (snapshot) => snapshot.matches('loading'));
  const { bytes, engine, loadedBytes, totalBytes, problem, kept } = state.context;
  const { name, title, about } = engineWords[engine];
  const want = () => toolchain.send({ type: 'toolchain.wanted' });
  const cancel = () => {
    toolchain.send({ type: 'toolchain.cancelled' });
    run.send({ type: 'run.stopped' });
  };

  if (state.matches('offered'))
    return (
      <Notice
        title={title}
        actions={
          isAskedElsewhere ? undefined : (
            <Button look="primary" onClick={want}>
              Load the {name}
            </Button>
          )
        }
      >
        {about} The first time, the {name} is loaded
        {bytes === null ? '' : ` (${readableBytes(bytes)})`} and kept in this browser, so it works without a network
        afterwards. Settings, Data frees the space again.
      </Notice>
    );
  if (state.matches('loading'))
    return totalBytes === 0 && !waiting ? null : (
      <Work
        title={waiting ? `Loading the ${name}; your program runs as soon as it is ready` : `Loading the ${name}`}
        detail={
          totalBytes > 0
            ? `${readableBytes(loadedBytes)} of ${readableBytes(totalBytes)}`
            : 'From this device, if it is already here.'
        }
        value={totalBytes > 0 ? loadedBytes : null}
        max={Math.max(1, totalBytes)}
        action={<Button onClick={cancel}>Cancel</Button>}
      />
    );
  if (state.matches('failed') && problem)
    return (
      <ErrorBox
        title={toolchainProblems[problem].what.replace('{engine}', name)}
        actions={
          problem === 'unsupported' ? undefined : (
            <>
              <Button look="primary" onClick={want}>
                Try again
              </Button>
              {waiting ? <Button onClick={cancel}>Don’t run</Button> : null}
            </>
          )
        }
      >
        {toolchainProblems[problem].now}
      </ErrorBox>
    );
  if (state.matches('ready') && kept === false)
    return (
      <Notice tone="warning" title={`The browser did not keep the ${name}.`}>
        It works until this tab is closed, and is loaded again next time. Free some space, or leave private browsing.
      </Notice>
    );
  return null;
}
