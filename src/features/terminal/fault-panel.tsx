import type { ReactNode } from 'react';
import type { CallGap, MemoryLeak, RuntimeFault, SourcePlace, StackFrame } from '../../../machines/contracts/compiler';
import { counted } from '../../ui/format';
import { LEAK_MEANS, leakTitle } from './run-options-words';
import { faultTitle } from './terminal-words';

const lineWords = ({ line, file }: SourcePlace) => `line ${line}${file ? ` of ${file}` : ''}`;

type Go = (place: SourcePlace) => void;

/** What stopped a program: where, why, where the memory came from, and through which functions it got there. */
export function FaultPanel({ fault, onGo }: { fault: RuntimeFault; onGo: Go }) {
  const { explanation, place, stack = [], gap, related = [] } = fault;
  return (
    <div className="grid gap-1.5">
      <p className="font-sans text-sm font-medium text-danger-ink">{faultTitle(fault)}</p>
      <p className="font-sans text-sm text-ink">
        {explanation}{' '}
        {place ? (
          <PlaceButton place={place} onGo={onGo}>
            Go to {lineWords(place)}
          </PlaceButton>
        ) : null}
      </p>
      {related.length > 0 ? (
        <ul className="font-sans text-sm text-ink">
          {related.map(({ what, place: at }) => (
            <li key={what}>
              {what === 'allocated' ? 'The memory came from ' : 'It was given back in '}
              <PlaceButton place={at} onGo={onGo}>
                {lineWords(at)}
              </PlaceButton>
            </li>
          ))}
        </ul>
      ) : null}
      {stack.length > 0 ? <Calls stack={stack} gap={gap} onGo={onGo} /> : null}
    </div>
  );
}

function Calls({ stack, gap, onGo }: { stack: readonly StackFrame[]; gap?: CallGap | undefined; onGo: Go }) {
  const rows = stack.map((frame, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same call can stand in several rows, which never move.
    <CallRow key={index} {...frame} onGo={onGo} />
  ));
  return (
    <section aria-label="Calls">
      <p className="font-sans text-sm text-ink-soft">Calls, the innermost first</p>
      <ol className="text-sm">
        {gap ? rows.slice(0, gap.after) : rows}
        {gap ? (
          <li className="font-sans text-ink-soft">
            … {gap.calls === null ? 'more calls' : counted(gap.calls, 'more call')}, not listed
          </li>
        ) : null}
        {gap ? rows.slice(gap.after) : null}
      </ol>
    </section>
  );
}

function CallRow({ name, place, times, onGo }: StackFrame & { onGo: Go }) {
  return (
    <li>
      {name}
      {times > 1 ? <span className="font-sans text-ink-soft"> ({counted(times, 'call')} in a row)</span> : null}
      <span className="font-sans">
        ,{' '}
        <PlaceButton place={place} onGo={onGo}>
          {lineWords(place)}
        </PlaceButton>
      </span>
    </li>
  );
}

/** Memory that was never given back: a note, since the program did come to its end. */
export function LeakNote({ leak, onGo }: { leak: MemoryLeak; onGo: Go }) {
  return (
    <div className="grid gap-1">
      <p className="font-sans text-sm font-medium text-warning-ink">{leakTitle(leak)}</p>
      <p className="font-sans text-sm text-ink">{LEAK_MEANS}</p>
      <ul className="font-sans text-sm text-ink">
        {leak.places.map(({ place, blocks, bytes }) => (
          <li key={lineWords(place)}>
            {counted(blocks, 'block')} ({counted(bytes, 'byte')}) from{' '}
            <PlaceButton place={place} onGo={onGo}>
              {lineWords(place)}
            </PlaceButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceButton({ place, onGo, children }: { place: SourcePlace; onGo: Go; children: ReactNode }) {
  return (
    <button
      type="button"
      className="rounded-chip font-medium text-primary-ink underline pointer-coarse:min-h-8"
      onClick={() => onGo(place)}
    >
      {children}
    </button>
  );
}
