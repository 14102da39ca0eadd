import { type EventObject, fromCallback } from 'xstate';
import type { FormatEvent, FormatInput } from '../../../machines/contracts/code-format';
import type { CompilerAccess } from '../compiler-access';
import { callbackOf } from './engine-actors';

/** Actor `formatCode`: the formatter's code is fetched when it is first asked for. */
export const formatLogic = (engines: Pick<CompilerAccess, 'formatter'>) =>
  fromCallback<EventObject, FormatInput>(({ input, self, system, emit, sendBack, receive }) => {
    let wanted = true;
    let stop: (() => void) | undefined;
    engines
      .formatter()
      .then(({ formatCodeLogic }) => {
        if (!wanted) return;
        stop = callbackOf(formatCodeLogic)({ input, self, system, emit, sendBack, receive }) ?? undefined;
      })
      .catch(() => {
        const problem = navigator.onLine ? 'failed' : 'offline';
        if (wanted) sendBack({ type: 'code.unshaped', problem } satisfies FormatEvent);
      });
    return () => {
      wanted = false;
      stop?.();
    };
  });
