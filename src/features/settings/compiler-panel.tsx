import { useCallback, useEffect, useState } from 'react';
import type { EngineName } from '../../../machines/contracts/compiler';
import { useDevice } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { readableBytes } from '../../ui/format';
import { ErrorBox } from '../../ui/notice';
import { Skeleton } from '../../ui/progress';
import { useToast } from '../../ui/toast';
import { engines } from './engine-words';

/** What runs code on this device: how large the files of each language are, and the space they take back. */
export function CompilerPanel({ onChange }: { onChange: () => void }) {
  return engines.map((one) => <EnginePanel key={one.engine} {...one} onChange={onChange} />);
}

function EnginePanel({
  engine,
  title,
  name,
  onChange,
}: {
  engine: EngineName;
  title: string;
  name: string;
  onChange: () => void;
}) {
  const { toolchain } = useDevice();
  const toast = useToast();
  const [state, setState] = useState<Awaited<ReturnType<typeof toolchain.state>> | 'failed' | null>(null);
  const look = useCallback(() => {
    toolchain.state(engine).then(setState, () => setState('failed'));
  }, [toolchain, engine]);
  useEffect(look, [look]);
  const free = async () => {
    try {
      await toolchain.free(engine);
      toast({
        text: `The ${name} was removed from this device. The code screens load it again when you run something.`,
      });
    } catch {
      toast({ text: `The browser did not remove the ${name}. It is still here.`, tone: 'danger' });
    }
    look();
    onChange();
  };
  return (
    <Panel title={title} lead="What runs your code on this device. It is not your data and is in no backup.">
      {state === 'failed' ? (
        <ErrorBox
          title={`Could not tell whether the ${name} is stored.`}
          actions={<Button onClick={look}>Retry</Button>}
        />
      ) : state === null ? (
        <Skeleton lines={1} />
      ) : state.stored ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm">Stored for use without a network: {readableBytes(state.bytes)}.</p>
          <Button onClick={() => void free()}>Remove the {name}</Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          Not on this device. The code screens offer it; it takes {readableBytes(state.bytes)} to load.
        </p>
      )}
    </Panel>
  );
}
