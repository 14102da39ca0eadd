import { clsx } from 'clsx';
import { Menu } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { selectSettings } from '../../features/settings/selectors';
import { IconButton } from '../../ui/button';
import { Drawer } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { HeldKeys } from '../../ui/held-keys';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Mark } from '../../ui/logo';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { DevicesRow } from '../devices/devices-row';
import { useAppSelector } from '../hooks';
import type { NavItem } from './nav';
import { Sidebar } from './sidebar';

const CommandPalette = lazyPart(() => import('./command-palette').then((m) => m.CommandPalette));

/** The frame around every screen but the landing and sign-in pages. */
export function Shell({
  items,
  footer,
  notices,
  children,
}: {
  items: readonly NavItem[];
  footer: readonly NavItem[];
  notices?: ReactNode;
  children: ReactNode;
}) {
  const collapsed = useAppSelector((state) => selectSettings(state).sidebarCollapsed);
  const [drawer, setDrawer] = useState(false);
  const [palette, setPalette] = useState<'never' | 'open' | 'closed'>('never');
  const { pathname } = useLocation();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setPalette((now) => (now === 'open' ? 'closed' : 'open'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // A new screen begins at its top, for the eye and for the keyboard.
  const main = useRef<HTMLElement>(null);
  const screen = pathname.toLowerCase();
  useFocusOnChange(screen, () => main.current, { scroll: 'top' });

  const search = () => {
    setDrawer(false);
    setPalette('open');
  };
  return (
    <div className={clsx('min-h-dvh md:grid', collapsed ? 'md:grid-cols-[64px_1fr]' : 'md:grid-cols-[240px_1fr]')}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:shadow-float"
      >
        Skip to content
      </a>
      <aside className="no-print sticky top-0 hidden h-dvh border-r border-line bg-surface md:block">
        <Sidebar items={items} footer={footer} collapsed={collapsed} collapsible onSearch={search} />
      </aside>
      <header className="no-print top-0 z-30 flex items-center gap-2 border-b border-line bg-surface px-2 py-1.5 md:hidden tall:sticky">
        <IconButton label="Open navigation" onClick={() => setDrawer(true)}>
          <Menu />
        </IconButton>
        <Mark size={24} />
        <span className="flex-1 font-semibold">Elevate</span>
        <DevicesRow look="icon" />
      </header>
      <Drawer open={drawer} onClose={() => setDrawer(false)} title="Navigation">
        <Sidebar
          items={items}
          footer={footer}
          collapsed={false}
          collapsible={false}
          onNavigate={() => setDrawer(false)}
          onSearch={search}
        />
      </Drawer>
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 outline-none">
        {notices}
        {children}
      </main>
      {palette === 'never' ? null : (
        <ErrorBoundary resetKey={palette} onRetry={retryFetches}>
          <Suspense fallback={palette === 'open' ? <HeldKeys onLeave={() => setPalette('closed')} /> : null}>
            <CommandPalette open={palette === 'open'} onClose={() => setPalette('closed')} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
