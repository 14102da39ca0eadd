import { memo, useMemo } from 'react';
import type { OutputPiece } from '../../../machines/contracts/terminal';
import { blocksOf, type TextBlock } from '../../domain/c-source/terminal-text';

const looks = {
  stdout: undefined,
  stderr: 'text-danger-ink',
  typed: 'text-primary-ink font-semibold',
} as const;

/** Text of the terminal as text and nothing else; only the blocks in sight are laid out. */
export function OutputText({ output }: { output: readonly OutputPiece[] }) {
  const blocks = useMemo(() => blocksOf(output), [output]);
  return blocks.map((block, index) => {
    // Blocks are only ever appended to: a block's place is what it is.
    const key = `${index}`;
    return <Block key={key} block={block} />;
  });
}

const Block = memo(
  ({ block: { pieces, lines } }: { block: TextBlock }) => (
    <span
      className="block whitespace-pre-wrap [content-visibility:auto] [overflow-wrap:anywhere]"
      style={{ containIntrinsicBlockSize: `auto ${lines * 1.5}em` }}
    >
      {pieces.map(({ stream, text }, index) => {
        const look = looks[stream];
        const key = `${index}`;
        return look ? (
          <span key={key} className={look}>
            {text}
          </span>
        ) : (
          text
        );
      })}
    </span>
  ),
  (a, b) => sameBlock(a.block, b.block),
);

function sameBlock(a: TextBlock, b: TextBlock): boolean {
  return (
    a === b ||
    (a.lines === b.lines &&
      a.pieces.length === b.pieces.length &&
      a.pieces.every(({ stream, text }, at) => stream === b.pieces[at]?.stream && text === b.pieces[at]?.text))
  );
}
