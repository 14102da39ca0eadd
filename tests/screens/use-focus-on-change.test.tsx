import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusOnChange } from '../../src/ui/use-focus-on-change';

function Step({ step, atFirst = false }: { step: number; atFirst?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnChange(step, () => heading.current, { atFirst });
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Step {step}
      </h2>
      <button type="button">Elsewhere</button>
    </>
  );
}

test('the focus follows the step, and stays where it is while the step is the same', () => {
  const { rerender } = render(<Step step={1} />);
  expect(document.body).toHaveFocus();
  rerender(<Step step={2} />);
  expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Step step={2} />);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('what is drawn first takes the focus only where it is asked to', () => {
  render(<Step step={1} atFirst />);
  expect(screen.getByRole('heading', { name: 'Step 1' })).toHaveFocus();
});
