import { useEffect, useState } from 'react';

/** Chromium alone can leave Escape to the page, which then closes a list of completions before it leaves full screen. */
type EscapeLock = { readonly keyboard?: { lock(keys: readonly string[]): Promise<void>; unlock(): void } };

/**
 * Whether the workbench takes the whole screen, and what turns that on and off. It fills the page in any browser, and the
 * screen where the browser lets a page do that. Escape leaves, unless it closed something else.
 */
export function useFullScreen(): readonly [boolean, () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const { keyboard } = navigator as EscapeLock;
    let wanted = true;
    // A browser may refuse: then the page itself is filled, and that is all.
    void document.documentElement
      .requestFullscreen?.()
      .then(() => (wanted ? keyboard?.lock(['Escape']) : document.exitFullscreen()))
      .catch(() => {});
    const changed = () => {
      if (document.fullscreenElement === null) setFull(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false);
    };
    document.addEventListener('fullscreenchange', changed);
    window.addEventListener('keydown', pressed);
    return () => {
      wanted = false;
      document.removeEventListener('fullscreenchange', changed);
      window.removeEventListener('keydown', pressed);
      keyboard?.unlock();
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    };
  }, [full]);
  return [full, () => setFull((now) => !now)];
}
