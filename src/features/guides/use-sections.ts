import { useEffect, useState } from 'react';

export const SECTIONS = [
  { id: 'tips', label: 'Enhancement Tips' },
  { id: 'features', label: 'Key Features' },
  { id: 'videos', label: 'Videos' },
  { id: 'assistant', label: 'AI Assistant' },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

/** The band of the window in which a section counts as the one being read. */
const BAND = '-25% 0px -65% 0px';

/** Brings an element to the top of the window and the keyboard into it; without motion where the reader wants none. */
export function goTo(element: HTMLElement | null): void {
  if (!element) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}

/** Goes to a section of the page by its id. */
export const goToSection = (id: SectionId): void => goTo(document.getElementById(id));

/**
 * Which section is being read, `null` above the first. The page's end belongs to the last one, which may be too short to
 * ever reach the band.
 */
export function useActiveSection(): SectionId | null {
  const [active, setActive] = useState<SectionId | null>(null);
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const inBand = new Set<string>();
    let atEnd = false;
    const settle = () => {
      const last = SECTIONS.at(-1)?.id ?? null;
      setActive(atEnd ? last : (SECTIONS.findLast(({ id }) => inBand.has(id))?.id ?? null));
    };
    const band = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        settle();
      },
      { rootMargin: BAND },
    );
    const end = new IntersectionObserver((entries) => {
      atEnd = entries.at(-1)?.isIntersecting ?? false;
      settle();
    });
    for (const { id } of SECTIONS) {
      const section = document.getElementById(id);
      if (section) band.observe(section);
    }
    const foot = document.getElementById('guide-end');
    if (foot) end.observe(foot);
    return () => {
      band.disconnect();
      end.disconnect();
    };
  }, []);
  return active;
}
