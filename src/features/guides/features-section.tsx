import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import type { Guide, ToolId } from '../../domain/catalogue/guide-types';
import { Button, IconButton } from '../../ui/button';
import { Skeleton } from '../../ui/progress';
import { ExternalLink } from './external-link';
import { goTo } from './use-sections';

const TOOLS: Readonly<Record<ToolId, ComponentType>> = {
  'profile-analysis': lazy(() => import('./tools/profile-analysis').then((m) => ({ default: m.ProfileAnalysisTool }))),
  analytics: lazy(() => import('./tools/analytics').then((m) => ({ default: m.AnalyticsTool }))),
  scheduler: lazy(() => import('./tools/scheduler').then((m) => ({ default: m.SchedulerTool }))),
  'profile-check': lazy(() => import('./tools/profile-check').then((m) => ({ default: m.ProfileCheck }))),
  'profile-readme': lazy(() => import('./tools/readme-builder').then((m) => ({ default: m.ReadmeBuilder }))),
};

/** The cards of a site's features; those that work here open their tool below, one at a time. */
export function FeaturesSection({
  guide,
  tool,
  onTool,
}: {
  guide: Guide;
  tool: ToolId | null;
  onTool: (tool: ToolId | null) => void;
}) {
  const panel = useRef<HTMLElement>(null);
  const shown = useRef(tool);
  useEffect(() => {
    if (tool && tool !== shown.current) goTo(panel.current);
    shown.current = tool;
  }, [tool]);
  const open = guide.features.find((feature) => feature.tool?.id === tool);
  const Tool = tool ? TOOLS[tool] : null;
  const title = open?.tool?.title ?? open?.title ?? '';
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className={clsx('grid gap-4 sm:grid-cols-2', 'lg:grid-cols-3')}>
        {guide.features.map((feature) => {
          const active = feature.tool !== undefined && feature.tool.id === tool;
          return (
            <li
              key={feature.title}
              className={clsx(
                'flex flex-col rounded-card border bg-surface p-5',
                active ? 'border-primary' : 'border-line',
              )}
            >
              <h3 className="font-semibold">{feature.title}</h3>
              <p className="mt-1 text-sm text-ink-soft">{feature.text}</p>
              {feature.tool ? (
                <div className="mt-auto pt-4">
                  <Button
                    look={active ? 'plain' : 'primary'}
                    size="sm"
                    aria-expanded={active}
                    onClick={() => {
                      if (active) goTo(panel.current);
                      else if (feature.tool) onTool(feature.tool.id);
                    }}
                  >
                    {feature.tool.cue}
                  </Button>
                </div>
              ) : null}
              {feature.read ? (
                <p className="mt-auto pt-3 text-sm">
                  <ExternalLink link={feature.read} />
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {Tool && open ? (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={title}
          className="scroll-mt-4 tall:scroll-mt-[116px] rounded-card border border-primary/50 bg-surface p-4 outline-none sm:p-6 tall:md:scroll-mt-16"
        >
          <div className="mb-4 flex items-start justify-between gap-3">
            <h3 className="text-lg font-semibold">{title}</h3>
            <IconButton label={`Close ${title}`} className="-mt-1.5 -mr-1.5" onClick={() => onTool(null)}>
              <X />
            </IconButton>
          </div>
          <Suspense fallback={<Skeleton lines={5} />}>
            <Tool />
          </Suspense>
        </section>
      ) : null}
    </div>
  );
}
