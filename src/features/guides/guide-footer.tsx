import type { Guide } from '../../domain/catalogue/guide-types';
import { ExternalLink } from './external-link';

/** The foot of GitHub's page: links, and a copyright line with the current year. */
export function GuideFooter({ footer }: { footer: NonNullable<Guide['footer']> }) {
  const groups = [
    ['Quick links', footer.quick],
    ['Resources', footer.resources],
  ] as const;
  return (
    <footer className="border-t border-line pt-8">
      <div className="grid gap-8 sm:grid-cols-[1fr_1fr_auto]">
        {groups.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-sm font-semibold">{title}</h2>
            <ul className="mt-1 text-sm">
              {links.map((link) => (
                <li key={link.url}>
                  <ExternalLink link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className="self-end text-sm text-ink-faint">© {new Date().getFullYear()} Elevate</p>
      </div>
    </footer>
  );
}
