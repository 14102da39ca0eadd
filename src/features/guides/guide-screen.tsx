import { ArrowRight } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { Guide, GuideFigure, ToolId } from '../../domain/catalogue/guide-types';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { Page } from '../../ui/page';
import { selectHasModel } from '../settings/selectors';
import { FeaturesSection } from './features-section';
import { GuideFooter } from './guide-footer';
import { GuideNav } from './guide-nav';
import { goToSection, SECTIONS, type SectionId } from './use-sections';
import { VideosSection } from './videos-section';
import { guideLookedAt } from './visits-slice';

const GuideSharing = lazy(() => import('./guide-sharing').then((m) => ({ default: m.GuideSharing })));

/** What answers questions about a guide; another feature's, handed in by the app. */
export interface AssistantProps {
  readonly guide: string;
  readonly prompts: readonly string[];
}

/** One guide: what people look at on a site, what the site offers, videos, and someone to ask. */
export function GuideScreen({ guide, Assistant }: { guide: Guide; Assistant: ComponentType<AssistantProps> }) {
  const [params, setParams] = useSearchParams();
  const tools = guide.features.flatMap(({ tool }) => (tool ? [tool] : []));
  const asked = params.get('tool');
  const tool = tools.find((known) => known.id === asked)?.id ?? null;
  const setTool = (next: ToolId | null) => setParams(next ? { tool: next } : {}, { replace: true });
  const [firstTool] = tools;

  const dispatch = useAppDispatch();
  const hasModel = useAppSelector(selectHasModel);
  useEffect(() => void dispatch(guideLookedAt(guide.id)), [dispatch, guide.id]);

  useEffect(() => {
    const section = SECTIONS.find((known) => `#${known.id}` === window.location.hash);
    if (!section) return;
    // After the frame has brought the new screen to its top.
    const frame = requestAnimationFrame(() => goToSection(section.id));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Page title={`${guide.title} guide`} width="full">
      <GuideNav title={guide.title} />
      <header className="relative isolate -mx-4 overflow-hidden border-b border-line bg-surface sm:-mx-6 md:-mx-8">
        <div aria-hidden="true" className="contours absolute inset-0 -z-10 text-primary opacity-[0.1]" />
        <div className="mx-auto grid max-w-[1184px] items-center gap-x-12 gap-y-8 px-4 py-10 sm:px-6 md:grid-cols-[1.35fr_1fr] md:px-8 md:py-14">
          <div>
            <Link
              to={paths.enhanceSocial}
              className="-mx-1 inline-block rounded-control px-1 py-1 text-sm font-medium text-primary-ink hover:underline"
            >
              <span aria-hidden="true">←</span> All guides
            </Link>
            <h1 className="mt-2 text-2xl font-semibold sm:text-3xl">{guide.headline}</h1>
            <p className="mt-3 max-w-[56ch] text-ink-soft">{guide.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button look="primary" size="lg" onClick={() => goToSection('assistant')}>
                Try AI Assistant
              </Button>
              {firstTool ? (
                <Button size="lg" onClick={() => setTool(firstTool.id)}>
                  {firstTool.cue} <ArrowRight aria-hidden="true" />
                </Button>
              ) : null}
            </div>
          </div>
          <Figures figures={guide.figures} site={guide.title} />
        </div>
      </header>
      <div className="mx-auto grid max-w-[1120px] grid-cols-1 gap-14 pt-10 md:gap-20 md:pt-14">
        <Section id="tips">
          <Tips guide={guide} />
        </Section>
        <Section id="features" lead={guide.featuresLead}>
          <FeaturesSection guide={guide} tool={tool} onTool={setTool} />
        </Section>
        <Section id="videos">
          <VideosSection guide={guide} />
        </Section>
        <Section
          id="assistant"
          lead={`Questions about ${guide.title}, your texts and your plans. Start from one of these, or ask your own.`}
        >
          {hasModel ? (
            <Suspense>
              <GuideSharing guide={guide.id} title={guide.title} />
            </Suspense>
          ) : null}
          <Assistant guide={guide.id} prompts={guide.prompts} />
        </Section>
        {guide.footer ? <GuideFooter footer={guide.footer} /> : null}
        <div id="guide-end" aria-hidden="true" className="-mt-14 h-px md:-mt-20" />
      </div>
    </Page>
  );
}

/** A part of the page that the tabs lead to; its heading stays clear of what is sticky above it. */
function Section({ id, lead, children }: { id: SectionId; lead?: string; children: ReactNode }) {
  const label = SECTIONS.find((section) => section.id === id)?.label ?? '';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-4 tall:scroll-mt-[116px] outline-none tall:md:scroll-mt-16"
    >
      <h2 id={`${id}-heading`} className="text-xl font-semibold">
        {label}
      </h2>
      {lead ? <p className="measure mt-1 text-ink-soft">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}

function Figures({ figures, site }: { figures: readonly GuideFigure[]; site: string }) {
  const unsure = figures.some(({ sure }) => !sure);
  return (
    <aside aria-label="Good to know" className="rounded-card border border-line bg-surface p-5 shadow-card">
      <h2 className="text-sm font-semibold">Good to know</h2>
      <dl className="mt-2 divide-y divide-line text-sm">
        {figures.map(({ term, value, sure }) => (
          <div key={term} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-medium">
              {value}
              {sure ? null : (
                <>
                  <span aria-hidden="true">*</span>
                  <span className="sr-only"> (not checked)</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {unsure ? (
        <p className="mt-2 border-t border-line pt-3 text-sm text-ink-faint">
          * Commonly known, not checked by us: look it up on {site} before you rely on it.
        </p>
      ) : null}
    </aside>
  );
}

function Tips({ guide }: { guide: Guide }) {
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
      {guide.tips.map(({ title, tips }) => (
        <div key={title}>
          <h3 className="border-b-2 border-primary pb-2 font-semibold">{title}</h3>
          <ul className="divide-y divide-line">
            {tips.map((tip) => (
              <li key={tip.title} className="py-3.5">
                <p className="font-medium">{tip.title}</p>
                <p className="mt-0.5 text-ink-soft">{tip.text}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
