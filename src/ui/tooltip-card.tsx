import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { TooltipCardProps } from './tooltip';

/** The words of a tooltip beside its control, on the side that has room. */
export function TooltipCard({ id, anchor, side, children }: TooltipCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    let shown = true;
    void computePosition(anchor, element, {
      placement: side,
      strategy: 'fixed',
      middleware: [offset(8), flip(), shift({ padding: 8 })],
    }).then(({ x, y }) => {
      if (!shown) return;
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
      element.style.visibility = 'visible';
    });
    return () => {
      shown = false;
    };
  }, [anchor, side]);
  return createPortal(
    <div
      ref={card}
      id={id}
      role="tooltip"
      className="pointer-events-none invisible fixed top-0 left-0 z-50 w-max max-w-72 animate-fade rounded-control bg-ink px-3 py-1.5 text-xs font-medium text-ground shadow-float"
    >
      {children}
    </div>,
    document.body,
  );
}
