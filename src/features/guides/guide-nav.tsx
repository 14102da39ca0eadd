import { clsx } from 'clsx';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useId, useState } from 'react';
import { goToSection, SECTIONS, type SectionId, useActiveSection } from './use-sections';

/** The sticky row of tabs; on small screens a menu that names where the reader is. */
export function GuideNav({ title }: { title: string }) {
  const active = useActiveSection();
  const [open, setOpen] = useState(false);
  const list = useId();
  const go = (id: SectionId) => (event: MouseEvent) => {
    // A press that opens a new tab or window stays the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(false);
    window.history.replaceState(window.history.state, '', `#${id}`);
    goToSection(id);
  };
  const here = SECTIONS.find(({ id }) => id === active)?.label;
  return (
    <nav
      aria-label={`Sections of the ${title} guide`}
      className="no-print relative top-0 z-20 -mx-4 -mt-6 border-b border-line bg-ground sm:-mx-6 md:-mx-8 md:-mt-9 tall:sticky tall:max-md:top-[52px]"
    >
      <div className="mx-auto flex max-w-[1184px] items-center px-4 sm:px-6 md:px-8">
        <p className="mr-4 truncate py-3 text-sm font-semibold sm:mr-6">{title}</p>
        <span className="ml-auto truncate text-sm text-ink-soft sm:hidden">{here}</span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={list}
          aria-label={open ? 'Close the sections menu' : 'Open the sections menu'}
          onClick={() => setOpen(!open)}
          className="ml-1 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink sm:hidden [&_svg]:size-5"
        >
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
        <Links id={list} open={open} active={active} go={go} />
      </div>
    </nav>
  );
}

function Links({
  id,
  open,
  active,
  go,
}: {
  id: string;
  open: boolean;
  active: SectionId | null;
  go: (id: SectionId) => (event: MouseEvent) => void;
}) {
  return (
    <ul
      id={id}
      className={clsx(
        'sm:flex sm:gap-1',
        open
          ? 'absolute inset-x-0 top-full grid animate-fade border-y border-line bg-raised p-2 shadow-lift sm:static sm:animate-none sm:border-0 sm:bg-transparent sm:p-0 sm:shadow-none'
          : 'hidden',
      )}
    >
      {SECTIONS.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            aria-current={active === section.id ? 'location' : undefined}
            onClick={go(section.id)}
            className={clsx(
              'flex min-h-11 items-center rounded-control px-3 text-sm font-medium -outline-offset-2 transition-colors sm:-mb-px sm:rounded-none sm:border-b-2 sm:px-3.5',
              active === section.id
                ? 'border-primary bg-primary-soft text-primary-ink sm:bg-transparent sm:text-ink'
                : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {section.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
