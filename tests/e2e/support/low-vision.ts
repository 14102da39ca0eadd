/** Runs in the page: what somebody who sees little could not use. Empty when all is well. */
export async function faultsOf(): Promise<string[]> {
  const faults: string[] = [];
  const name = (node: Element) =>
    `${node.localName} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40)}” .${node.className}`;
  const moving = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? name(effect.target) : 'something'));
  if (moving.length > 0) faults.push(`moves although motion is reduced: ${moving.join(', ')}`);

  const { documentElement: root } = document;
  if (root.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll('main *')].filter(
      (node) => node.getBoundingClientRect().right > innerWidth + 1,
    );
    faults.push(`sticks out by ${root.scrollWidth - innerWidth} px: ${wide.slice(0, 3).map(name).join(', ')}`);
  }

  // A bar that stays while one scrolls may take a quarter of the window at most.
  window.scrollTo(0, root.scrollHeight / 2);
  await new Promise(requestAnimationFrame);
  const bars = [...document.querySelectorAll('body *')].filter((node) => {
    if (!node.checkVisibility()) return false;
    const { position } = getComputedStyle(node);
    const { top, bottom, width } = node.getBoundingClientRect();
    return /fixed|sticky/.test(position) && width > innerWidth / 2 && bottom > 0 && top < innerHeight;
  });
  const taken = bars.reduce((sum, node) => sum + node.getBoundingClientRect().height, 0);
  if (taken > innerHeight / 4) faults.push(`bars take ${taken} of ${innerHeight} px: ${bars.map(name).join(', ')}`);

  const shown = (node: Element) => node.checkVisibility({ opacityProperty: true }) && node.getClientRects().length > 0;
  const ground = getComputedStyle(root).backgroundColor;
  const edged = (node: Element) => {
    const { borderTopWidth, borderBottomWidth, backgroundColor } = getComputedStyle(node);
    return (
      Number.parseFloat(borderTopWidth) > 0 ||
      Number.parseFloat(borderBottomWidth) > 0 ||
      (backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)')
    );
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('button, select, textarea, [role=button], [role=tab], input'),
  ];
  for (const control of controls.filter(shown)) {
    const { width, height } = control.getBoundingClientRect();
    if (width < 2 || height < 2 || control.matches('[type=checkbox], [type=radio], [type=range], :disabled')) continue;
    if (!edged(control)) faults.push(`no bounds: ${name(control)}`);
  }
  // A share of something that is drawn by its length must differ from what it is a share of.
  for (const bar of document.querySelectorAll<HTMLElement>('[style*="width:"], [style*="height:"]')) {
    const { width, height } = bar.getBoundingClientRect();
    if (!shown(bar) || bar.childNodes.length > 0 || width < 2 || height < 2 || bar instanceof SVGElement) continue;
    if (/^(canvas|video|img|i)$/.test(bar.localName) || bar.closest('[data-far]')) continue;
    const own = getComputedStyle(bar);
    if (own.backgroundImage !== 'none' || Number.parseFloat(own.borderTopWidth) > 0) continue;
    if (own.backgroundColor === ground || own.backgroundColor === 'rgba(0, 0, 0, 0)')
      faults.push(`a bar without colour: ${name(bar)}`);
  }
  const focusable = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]'),
  ];
  for (const node of focusable.filter(shown)) {
    if (node.matches(':disabled')) continue;
    node.focus({ preventScroll: true });
    if (document.activeElement !== node || !node.matches(':focus-visible')) continue;
    let ring: Element | null = node;
    for (let up = 0; ring && up < 3; up += 1, ring = ring.parentElement) {
      const looks = [getComputedStyle(ring), getComputedStyle(ring, '::after')];
      if (looks.some((look) => look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 1)) break;
      if (up === 2) faults.push(`no ring of focus: ${name(node)}`);
    }
  }
  return faults;
}
