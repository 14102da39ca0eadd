import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { MachineEntry } from '../../machines/registry';
import { specNameOf } from '../machines/spec-states';
import type { ReplayFile } from '../support/replay';

type Transition = Pick<AnyTransitionDefinition, 'eventType' | 'guard' | 'target'>;

const idOf = (node: AnyStateNode) => node.id.replace(/[^A-Za-z0-9]/g, '_');
const guardOf = ({ guard }: Transition) =>
  !guard ? '' : ` [${typeof guard === 'string' ? guard : (guard as { type: string }).type}]`;

/** An event as a reader says it: `done storeFile`, `after runDelay`, `always`. */
export function eventName(type: string): string {
  if (type === '') return 'always';
  const [, kind, rest] = /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.+)$/.exec(type) ?? [];
  if (!kind || !rest) return type;
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  return `${kind === 'error.actor' ? 'failed' : 'done'} ${rest}`;
}

/** A Mermaid `stateDiagram-v2` of a machine; every state is in it once. */
export function toMermaid(machine: AnyStateMachine): string {
  const lines = ['stateDiagram-v2'];
  const edges: string[] = [];
  const edge = (from: string, to: string, transition: Transition) =>
    edges.push(`  ${from} --> ${to} : ${eventName(transition.eventType)}${guardOf(transition)}`);

  const draw = (node: AnyStateNode, indent: string) => {
    const children = Object.values(node.states) as AnyStateNode[];
    const shown = node !== machine.root || node.type === 'parallel';
    if (shown) lines.push(`${indent}state "${node.key}" as ${idOf(node)}${children.length > 0 ? ' {' : ''}`);
    const inner = shown ? `${indent}  ` : indent;
    if (node.type === 'parallel') {
      children.forEach((child, index) => {
        if (index > 0) lines.push(`${inner}--`);
        draw(child, inner);
      });
    } else {
      if (children.length > 0)
        for (const target of node.initial?.target ?? []) lines.push(`${inner}[*] --> ${idOf(target as AnyStateNode)}`);
      for (const child of children) draw(child, inner);
    }
    if (shown && children.length > 0) lines.push(`${indent}}`);
    if (node.type === 'final') lines.push(`${indent}${idOf(node)} --> [*]`);
    if (node === machine.root) return; // handlers of the root are listed in the table; drawn, they would cross everything
    for (const list of [...node.transitions.values(), node.always ?? []])
      for (const transition of list as Transition[])
        for (const target of transition.target ?? []) edge(idOf(node), idOf(target as AnyStateNode), transition);
  };
  draw(machine.root, '  ');
  return [...lines, ...edges].join('\n');
}

function nodesOf(machine: AnyStateMachine): AnyStateNode[] {
  const nodes: AnyStateNode[] = [];
  const visit = (node: AnyStateNode) => {
    nodes.push(node);
    for (const child of Object.values(node.states)) visit(child as AnyStateNode);
  };
  visit(machine.root);
  return nodes;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const pathOf = (machine: AnyStateMachine, node: AnyStateNode) =>
  node === machine.root ? '(anywhere)' : node.id.slice(machine.id.length + 1);

/** The page `docs/statecharts/<file>.md`: chart, states, events, capabilities, what must change nothing, replays as worked examples. */
export function pageOf(entry: MachineEntry, { replays, ignored, happyPath }: ReplayFile): string {
  const { machine } = entry;
  const nodes = nodesOf(machine);
  const rows = nodes.flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat().map((transition) => {
      const t = transition as Transition & { actions: readonly unknown[] };
      const targets = (t.target ?? []).map((target) => pathOf(machine, target as AnyStateNode)).join(', ') || 'stays';
      const actions = t.actions.map((a) => (typeof a === 'string' ? a : (a as { type: string }).type)).join(', ');
      return `| ${pathOf(machine, node)} | \`${eventName(t.eventType)}\`${cell(guardOf(t))} | ${targets} | ${actions} |`;
    }),
  );
  const invokes = nodes.flatMap((node) =>
    node.invoke.map((invoke) => `| \`${String(invoke.src)}\` | ${pathOf(machine, node)} |`),
  );
  const described = nodes.filter((node) => node !== machine.root);
  return [
    '<!-- Generated from the machine and its replays by `npm run docs`. A test fails when it is stale. -->',
    `# ${entry.title}`,
    `Machine [\`${entry.file}.machine.ts\`](../../machines/${entry.file}.machine.ts) · screens ${entry.screens.map((s) => `\`${s}\``).join(', ')} · replays [\`${entry.file}.replays.ts\`](../../tests/machines/replays/${entry.file}.replays.ts)`,
    '## Chart',
    `\`\`\`mermaid\n${toMermaid(machine)}\n\`\`\``,
    '## States',
    ['| State | Spec | Tags | What it is |', '| --- | --- | --- | --- |']
      .concat(
        described.map(
          (node) =>
            `| ${pathOf(machine, node)} | ${cell(specNameOf(entry.file, node) ?? '')} | ${node.tags.join(', ')} | ${cell(node.description ?? '')} |`,
        ),
      )
      .join('\n'),
    '## Transitions',
    ['| from | event | to | actions |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(invokes.length > 0 ? ['## Capabilities', ['| actor | runs in |', '| --- | --- |', ...invokes].join('\n')] : []),
    '## Events that change nothing',
    [
      '| in | after | events |',
      '| --- | --- | --- |',
      ...ignored.map(({ state, steps, events }) => `| ${cell(state)} | ${namesOf(steps)} | ${namesOf(events)} |`),
    ].join('\n'),
    '## Worked examples',
    ...replays.map((replay) =>
      [
        `### ${replay.name}`,
        `*${replay.spec}*${replay.name === happyPath ? ' · the happy path' : ''}\n`,
        `1. starts in \`${stateOf(replay.starts)}\``,
        ...replay.steps.map(([event, to]) => `1. \`${eventName(event.type)}\` → \`${stateOf(to)}\``),
      ].join('\n'),
    ),
    '',
  ].join('\n\n');
}

const namesOf = (events: readonly { readonly type: string }[]): string =>
  [...new Set(events.map(({ type }) => `\`${eventName(type)}\``))].join(', ');

const stateOf = (expected: ReplayFile['replays'][number]['starts']) =>
  typeof expected === 'string' ? expected : expected.state;
