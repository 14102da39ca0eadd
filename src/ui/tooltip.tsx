import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { lazyPart } from './lazy-part';
import { Overlay } from './overlay';

/** How long a pointer rests before the words show, in milliseconds. */
const REST = 300;

const Card = lazyPart<TooltipCardProps>(() => import('./tooltip-card').then((m) => m.TooltipCard));

export interface TooltipCardProps {
  readonly id: string;
  readonly anchor: Element;
  readonly side: 'top' | 'right';
  readonly children: ReactNode;
}

/** Words for a control on hover and on keyboard focus; Escape and a press put them away. The child must take focus. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right';
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  const id = useId();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [resting, setResting] = useState<Element | null>(null);

  useEffect(() => {
    if (!resting) return;
    const timer = setTimeout(() => setAnchor(resting), REST);
    return () => clearTimeout(timer);
  }, [resting]);

  const close = () => {
    setResting(null);
    setAnchor(null);
  };
  useEffect(() => {
    if (!anchor) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setAnchor(null);
    };
    const onScroll = () => setAnchor(null);
    document.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [anchor]);

  const pressed = useRef(false);
  const onPointerDown = () => {
    close();
    pressed.current = true;
    document.addEventListener(
      'pointerup',
      () => {
        pressed.current = false;
      },
      { once: true },
    );
  };
  // A press brings the focus, too, and asks for something else.
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (!pressed.current) setAnchor(currentTarget.firstElementChild);
  };
  return (
    <>
      {/* Takes no room of its own: it only hears what happens to the child. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the control is the child */}
      <span
        className="contents"
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'touch') return;
          void Card.preload();
          setResting(currentTarget.firstElementChild);
        }}
        onPointerLeave={close}
        onPointerDown={onPointerDown}
        onFocus={onFocus}
        onBlur={close}
      >
        {cloneElement(children, { 'aria-describedby': anchor ? id : undefined })}
      </span>
      {anchor ? (
        <Overlay resetKey={id}>
          <Card id={id} anchor={anchor} side={side}>
            {text}
          </Card>
        </Overlay>
      ) : null}
    </>
  );
}
