import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Nearer to its end than this, in pixels, the list follows what is added. */
const NEAR = 64;
/** A long question leaves at least this share of the height to its reply. */
const FOR_REPLY = 0.6;
const MARGIN = 8;

/**
 * Where a list of messages is scrolled to. A reply begins with its question and its first line in sight, and stays there
 * while it grows; a reader who goes to the end follows it from then on.
 * @param asked id of the reply that is awaited; the list goes to its beginning when it changes
 * @param follows it goes to the end of what comes in instead
 */
export function useReadingPlace(asked: string | undefined, follows: boolean) {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const position = useRef(0);
  const [away, setAway] = useState(false);
  /** Room below a reply so that its question can be at the top. */
  const [room, setRoom] = useState<{ readonly of: string; readonly height: number } | null>(null);

  const jump = useCallback(() => {
    stuck.current = true;
    setAway(false);
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const [element, list] = [box.current, content.current];
    if (!asked || !element || !list) return;
    if (follows) return jump();
    stuck.current = false;
    setAway(false);
    const [question] = lastTwo(list);
    const whole = element.clientHeight;
    const above = Math.min(question?.offsetHeight ?? 0, whole * (1 - FOR_REPLY));
    setRoom({ of: asked, height: Math.max(0, whole - above - 2 * MARGIN) });
  }, [asked, follows, jump]);

  useLayoutEffect(() => {
    const [element, list] = [box.current, content.current];
    if (!room || !element || !list) return;
    const place = () => {
      const [question, reply] = lastTwo(list);
      if (!reply) return;
      const top = reply.offsetTop - element.clientHeight * (1 - FOR_REPLY);
      element.scrollTop = Math.max(question?.offsetTop ?? 0, top) - MARGIN;
      position.current = element.scrollTop;
    };
    place();
    // What is above is measured only now, and may turn out shorter or longer than it was taken to be.
    const frame = requestAnimationFrame(() => {
      if (!stuck.current && Math.abs(element.scrollTop - position.current) <= 1) place();
    });
    return () => cancelAnimationFrame(frame);
  }, [room]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    // Only a reader moves up: what grows, or is measured as it comes into sight, pushes the end away without the reader.
    const [up, down] = [element.scrollTop < position.current - 1, element.scrollTop > position.current + 1];
    position.current = element.scrollTop;
    const end = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (end && down) stuck.current = true;
    else if (up) stuck.current = false;
    setAway(!end && !stuck.current);
  }, []);

  useEffect(() => {
    const [element, inner] = [box.current, content.current];
    if (!element || !inner) return;
    const observer = new ResizeObserver(() => {
      // What is shown while there is no message is read from its beginning.
      if (!inner.querySelector('ol')) element.scrollTop = 0;
      else if (stuck.current) element.scrollTop = element.scrollHeight;
      else setAway(element.scrollHeight - element.scrollTop - element.clientHeight >= NEAR);
    });
    observer.observe(inner);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, content, away, onScroll, jump, room };
}

/** The elements of the last question and of its reply. */
function lastTwo(list: HTMLElement): readonly [HTMLElement | undefined, HTMLElement | undefined] {
  const items = [...(list.querySelector('ol')?.children ?? [])].filter((item) => item instanceof HTMLElement);
  return [items.at(-2), items.at(-1)];
}
