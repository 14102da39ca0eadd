import { clsx } from 'clsx';
import { ImagePlus, LogOut, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { signedOut } from '../../features/session/session-slice';
import { selectSettings } from '../../features/settings/selectors';
import { logoChosen, sidebarToggled } from '../../features/settings/settings-slice';
import { selectConversations } from '../../features/tutor/selectors';
import { IconButton } from '../../ui/button';
import { FileButton } from '../../ui/file-picker';
import { lazyPart } from '../../ui/lazy-part';
import { Link } from '../../ui/link';
import { Mark } from '../../ui/logo';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { Tooltip } from '../../ui/tooltip';
import { DevicesRow } from '../devices/devices-row';
import { useAppDispatch, useAppSelector, useAppStore, useDevice } from '../hooks';
import { paths } from '../paths';
import { JobSwitcher } from './job-switcher';
import type { NavItem } from './nav';

const LogoutDialog = lazyPart(() => import('./logout-dialog').then((m) => m.LogoutDialog));

const row =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 text-sm transition-colors pointer-coarse:min-h-11 [&_svg]:size-5 [&_svg]:shrink-0';

export function Sidebar({
  items,
  footer,
  collapsed,
  collapsible,
  onNavigate,
  onSearch,
}: {
  items: readonly NavItem[];
  footer: readonly NavItem[];
  collapsed: boolean;
  collapsible: boolean;
  onNavigate?: () => void;
  onSearch: () => void;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const { secrets } = useDevice();
  const [asking, setAsking] = useState(false);
  const leave = () => {
    dispatch(signedOut());
    navigate(paths.signIn);
    onNavigate?.();
  };
  const logout = () => {
    const staysBehind = secrets.slots().length > 0 || selectConversations(store.getState()).length > 0;
    if (staysBehind) setAsking(true);
    else leave();
  };
  const word = clsx('truncate', collapsed && 'sr-only');
  return (
    <div className="flex h-full flex-col gap-1 overflow-y-auto p-3">
      <div className={clsx('mb-3 flex items-center', collapsed ? 'flex-col gap-2' : 'gap-2.5 pl-1')}>
        <LogoPicker />
        <span className={clsx('flex-1 text-lg font-semibold', collapsed && 'sr-only')}>Elevate</span>
        {collapsible ? (
          <IconButton
            label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            aria-expanded={!collapsed}
            onClick={() => dispatch(sidebarToggled())}
          >
            {collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          </IconButton>
        ) : null}
      </div>
      <JobSwitcher collapsed={collapsed} onNavigate={onNavigate} />
      <Named when={collapsed} text="Find anything">
        <button
          type="button"
          onClick={onSearch}
          className={clsx(
            row,
            'mb-2 border border-line bg-ground text-ink-soft hover:border-line-strong',
            collapsed && 'justify-center px-0',
          )}
        >
          <Search aria-hidden="true" />
          <span className={word}>Find anything</span>
          <span className={clsx('ml-auto text-xs text-ink-faint', collapsed && 'hidden')} aria-hidden="true">
            {/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
          </span>
        </button>
      </Named>
      <nav aria-label="Main" className="grid gap-1">
        {items.map((item) => (
          <NavRow key={item.path} item={item} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t border-line pt-3">
        <DevicesRow look={collapsed ? 'icon' : 'row'} onNavigate={onNavigate} />
        {footer.map((item) => (
          <NavRow key={item.path} item={item} collapsed={collapsed} onNavigate={onNavigate} />
        ))}
        <Named when={collapsed} text="Logout">
          <button
            type="button"
            onClick={logout}
            className={clsx(row, 'text-ink-soft hover:bg-sunken hover:text-ink', collapsed && 'justify-center px-0')}
          >
            <LogOut aria-hidden="true" />
            <span className={word}>Logout</span>
          </button>
        </Named>
        {asking ? (
          <Overlay resetKey="logout">
            <LogoutDialog onLeave={leave} onCancel={() => setAsking(false)} />
          </Overlay>
        ) : null}
      </div>
    </div>
  );
}

function NavRow({
  item,
  collapsed,
  onNavigate,
}: {
  item: NavItem;
  collapsed: boolean;
  onNavigate: (() => void) | undefined;
}) {
  const Icon = item.icon;
  const here = useLocation().pathname.toLowerCase();
  const page = here === item.path || here.startsWith(`${item.path}/`);
  const active = page || (item.parts ?? []).some((part) => here === part || here.startsWith(`${part}/`));
  return (
    <Named when={collapsed} text={item.label}>
      <Link
        to={item.path}
        aria-current={page ? 'page' : active ? 'true' : undefined}
        {...(onNavigate ? { onClick: onNavigate } : {})}
        className={clsx(
          row,
          'relative',
          active ? 'bg-primary-soft font-semibold text-primary-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          collapsed && 'justify-center px-0',
        )}
      >
        {active ? (
          <svg viewBox="0 0 6 24" aria-hidden="true" className="absolute left-1 h-5! w-1.5! text-primary">
            <path d="M1 1c3 4 3 18 0 22" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        ) : null}
        <Icon aria-hidden="true" />
        <span className={clsx('truncate', collapsed && 'sr-only')}>{item.label}</span>
      </Link>
    </Named>
  );
}

/** The words of an icon without a label, on hover and focus. */
function Named({
  when,
  text,
  children,
}: {
  when: boolean;
  text: string;
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}) {
  return when ? (
    <Tooltip text={text} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

function LogoPicker() {
  const logo = useAppSelector((state) => selectSettings(state).logo);
  const dispatch = useAppDispatch();
  const device = useDevice();
  const toast = useToast();
  const choose = async (file: File) => {
    try {
      const before = logo;
      dispatch(logoChosen(await device.smallPicture(file)));
      toast({ text: 'Logo changed.', action: { label: 'Undo', run: () => dispatch(logoChosen(before)) } });
    } catch {
      toast({ text: 'That file is not a picture this browser can show. The logo is unchanged.', tone: 'danger' });
    }
  };
  return (
    <FileButton
      label="Logo picture"
      accept="image/*"
      onPick={(file) => void choose(file)}
      look="quiet"
      className="group relative size-9 min-h-9! overflow-hidden p-0!"
    >
      <span className="sr-only">Choose a logo picture</span>
      {logo ? <img src={logo} alt="" className="size-9 max-w-none object-cover" /> : <Mark size={32} />}
      <span className="absolute inset-0 hidden place-items-center bg-veil text-ground group-hover:grid group-focus-visible:grid">
        <ImagePlus aria-hidden="true" />
      </span>
    </FileButton>
  );
}
