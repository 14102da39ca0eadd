import { ArrowRight } from 'lucide-react';
import { chainsOf } from '../../domain/steps/chains';
import {
  EVERYWHERE,
  type RecordedStep,
  type StepFrame,
  type StepThing,
  type StepValue,
} from '../../domain/steps/types';
import { counted } from '../../ui/format';

const NAMES: Readonly<Record<string, string>> = { '<module>': 'Main program', [EVERYWHERE]: 'Global variables' };
const nameOf = (name: string) => NAMES[name] ?? name;

/** A function that is being called, with its variables. */
export function Frame({ frame: { name, variables }, things }: { frame: StepFrame; things: RecordedStep['things'] }) {
  return (
    <div>
      <h3 className="text-xs font-semibold text-ink-soft">{nameOf(name)}</h3>
      {variables.length === 0 ? (
        <p className="text-sm text-ink-faint">No variables yet</p>
      ) : (
        <dl className="mt-0.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 font-mono text-[0.8125rem]">
          {variables.map(([variable, value]) => (
            <div key={variable} className="contents">
              <dt className="text-ink-soft">{variable}</dt>
              <dd className="min-w-0 [overflow-wrap:anywhere]">
                <Value value={value} things={things} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Value({ value, things }: { value: StepValue; things: RecordedStep['things'] }) {
  if (typeof value === 'string') return value;
  const thing = things[value.to];
  return (
    <span className="text-primary-ink">
      <span aria-hidden="true">→ </span>
      <span className="sr-only">refers to </span>
      {thing ? titleOf(thing, String(value.to)) : `number ${value.to}`}
      {value.item === undefined ? '' : itemWords(value.item, thing)}
    </span>
  );
}

/** Where in an array a pointer leads. */
const itemWords = (item: number, thing: StepThing | undefined): string =>
  thing?.kind === 'list' && item >= thing.length ? ', just past its end' : `, item ${item}`;

const titleOf = ({ of }: StepThing, number: string): string => `${of} #${number}`;

/** Lists, maps and objects that the variables refer to, each once, in rows of what leads to the next; references name them. */
export function Things({ step }: { step: RecordedStep }) {
  const { things } = step;
  const chains = chainsOf(step);
  if (chains.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-xs font-semibold text-ink-soft">What the variables refer to</h3>
      <ul className="grid gap-2">
        {chains.map((chain) => (
          <li key={chain[0]}>
            <ul className="flex flex-wrap items-center gap-y-2">
              {chain.map((number, place) => (
                <Thing key={number} number={number} things={things} isNext={place > 0} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Thing({ number, things, isNext }: { number: number; things: RecordedStep['things']; isNext: boolean }) {
  const thing = things[number];
  if (!thing) return null;
  return (
    <li className="flex max-w-full items-center">
      {isNext ? <ArrowRight aria-hidden="true" className="mx-0.5 size-4 shrink-0 text-ink-faint" /> : null}
      <div className="min-w-0 rounded-control border border-line bg-surface p-2 font-mono text-[0.8125rem]">
        <p className="text-xs text-ink-soft">
          {titleOf(thing, String(number))}
          {thing.kind === 'object' ? '' : `, ${counted(thing.length, 'item')}`}
        </p>
        <Content thing={thing} things={things} />
      </div>
    </li>
  );
}

const cell = 'border border-line px-1.5 py-0.5';

function Content({ thing, things }: { thing: StepThing; things: RecordedStep['things'] }) {
  if (thing.kind === 'list')
    return (
      <ol className="mt-1 flex max-w-full flex-wrap">
        {thing.items.map((item, index) => {
          const place = index;
          return (
            <li key={place} className={`${cell} -ml-px text-center first:ml-0`}>
              <span className="block text-[0.625rem] text-ink-faint">{place}</span>
              <Value value={item} things={things} />
            </li>
          );
        })}
        {thing.length > thing.items.length ? <li className="px-1.5 py-0.5">…</li> : null}
      </ol>
    );
  const rows: readonly (readonly [StepValue, StepValue])[] = thing.kind === 'map' ? thing.entries : thing.fields;
  return (
    <table className="mt-1">
      <tbody>
        {rows.map(([key, value], index) => {
          const place = index;
          return (
            <tr key={place}>
              <th scope="row" className={`${cell} text-left font-normal text-ink-soft`}>
                <Value value={key} things={things} />
              </th>
              <td className={cell}>
                <Value value={value} things={things} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
