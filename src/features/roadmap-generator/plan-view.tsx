import { Copy, Download, ExternalLink, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Plan, Roadmap } from '../../../machines/contracts/roadmap';
import { useDevice } from '../../app/hooks';
import { dateWords } from '../../domain/plans/dates';
import { datesOf, planToMarkdown, planToText, roadmapFileName, stepName } from '../../domain/plans/to-text';
import { Button } from '../../ui/button';
import { Panel } from '../../ui/card';
import { counted } from '../../ui/format';
import { lazyPart } from '../../ui/lazy-part';
import { Notice } from '../../ui/notice';
import { Overlay } from '../../ui/overlay';
import { useToast } from '../../ui/toast';
import { PlanToCalendar } from './plan-to-calendar';
import { ReplyBox } from './reply-box';
import { TopicsPanel } from './topics-panel';
import { useTopicStates } from './use-topic-states';
import { KIND_WORDS } from './wizard-words';

const PlanTime = lazyPart<{ plan: Plan }>(() => import('./plan-time').then((m) => m.PlanTime));

/** One roadmap with its progress. */
export function PlanView({
  plan,
  title,
  actions,
  onBuiltIn,
}: {
  plan: Plan;
  title: string;
  actions?: ReactNode;
  /** Makes one with the built-in planner, where the model's reply could not be read. */
  onBuiltIn?: () => void;
}) {
  const { download, copyText } = useDevice();
  const toast = useToast();
  const states = useTopicStates(plan);
  const { roadmap, reply, form } = plan;
  const written = { name: plan.name, roadmap, reply: reply?.text ?? null, states };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2 tabIndex={-1} className="text-xl font-semibold break-words focus:outline-none">
            {title}
          </h2>
          <p className="measure mt-1 break-words text-ink-soft">{roadmap ? roadmap.summary : plan.name}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" onClick={() => download(roadmapFileName(form.topic, 'txt'), planToText(written))}>
            <Download aria-hidden="true" /> Download Roadmap
          </Button>
          {roadmap ? <PlanToCalendar plan={plan} roadmap={roadmap} /> : null}
          {actions}
        </div>
      </div>
      <Remarks plan={plan} {...(onBuiltIn ? { onBuiltIn } : {})} />
      {roadmap ? (
        <Overlay resetKey={plan.id}>
          <PlanTime plan={plan} />
        </Overlay>
      ) : null}
      {roadmap ? <TopicsPanel plan={plan} roadmap={roadmap} /> : null}
      {roadmap ? <Guide roadmap={roadmap} /> : null}
      {reply ? (
        <Panel title="From your model" lead="Written by a language model. Check what it says; its links are left out.">
          <ReplyBox text={reply.text} />
        </Panel>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          onClick={() =>
            download(roadmapFileName(form.topic, 'md'), planToMarkdown(written), 'text/markdown;charset=utf-8')
          }
        >
          <FileText aria-hidden="true" /> Download Markdown
        </Button>
        <Button
          onClick={async () =>
            toast(
              (await copyText(planToMarkdown(written)))
                ? { text: 'Copied as Markdown.' }
                : { text: 'The browser refused the clipboard. Use Download Markdown instead.', tone: 'danger' },
            )
          }
        >
          <Copy aria-hidden="true" /> Copy
        </Button>
      </div>
    </div>
  );
}

/** What is to be known about how it was made. */
function Remarks({ plan: { roadmap, reply }, onBuiltIn }: { plan: Plan; onBuiltIn?: () => void }) {
  return (
    <>
      {roadmap && roadmap.notes.length > 0 ? (
        <Notice tone={roadmap.basis === 'catalogue' || reply ? 'info' : 'warning'}>
          {roadmap.notes.map((note) => (
            <p key={note} className="break-words not-first:mt-1">
              {note}
            </p>
          ))}
        </Notice>
      ) : null}
      {roadmap ? null : (
        <Notice
          tone="warning"
          title="This reply could not be read as a roadmap."
          actions={onBuiltIn ? <Button onClick={onBuiltIn}>Use the built-in planner</Button> : undefined}
        >
          It is kept below as it came. It names no topics, so there is nothing to tick off.
        </Notice>
      )}
      {reply?.error ? <Notice role="status">{reply.error.message}</Notice> : null}
      {reply?.finish === 'length' ? (
        <Notice tone="warning" title="The reply reached its length limit.">
          The end is missing. You can make another one with less time or less depth.
        </Notice>
      ) : null}
    </>
  );
}

function Guide({ roadmap: { steps, milestones, resources, leftOut } }: { roadmap: Roadmap }) {
  return (
    <>
      <div className="grid items-start gap-6 md:grid-cols-[1.6fr_1fr]">
        <Panel title="Step-by-step guide" lead="Week by week, with the dates it works out to.">
          <ol className="grid gap-5">
            {steps.map((step) => (
              <li key={step.firstWeek} className="border-l-2 border-primary/40 pl-4">
                <p className="font-medium break-words">
                  {stepName(step)} <span className="font-normal text-ink-soft">· {step.title}</span>
                </p>
                <p className="figures text-sm text-ink-faint">
                  {datesOf(step)} · {counted(step.hours, 'hour')}
                </p>
                <ul className="mt-1.5 grid gap-1 text-sm text-ink-soft">
                  {step.items.map((item) => (
                    <li key={item.text} className="flex justify-between gap-4">
                      <span className="min-w-0 break-words">{item.text}</span>
                      {item.hours > 0 ? <span className="figures whitespace-nowrap">{item.hours} h</span> : null}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </Panel>
        <div className="grid gap-6">
          <Panel title="Milestones">
            <ol className="grid gap-4">
              {milestones.map(({ date, text }) => (
                <li key={date}>
                  <p className="text-sm font-medium text-accent-ink">{dateWords(date)}</p>
                  <p className="text-sm break-words text-ink-soft">{text}</p>
                </li>
              ))}
            </ol>
          </Panel>
          <Panel title="Additional resources" lead="From Elevate’s own catalogue.">
            {resources.length > 0 ? (
              <ul className="grid gap-1">
                {resources.map(({ name, url, kind }) => (
                  <li key={url}>
                    <a
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="-mx-2 flex min-h-10 items-center justify-between gap-3 rounded-control px-2 py-1.5 text-sm text-primary-ink hover:bg-sunken hover:underline"
                    >
                      <span className="min-w-0 break-words">{name}</span>
                      <span className="flex shrink-0 items-center gap-1.5 text-xs text-ink-faint">
                        {KIND_WORDS[kind]} <ExternalLink aria-hidden="true" className="size-3.5" />
                        <span className="sr-only">(opens in a new tab)</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              <p className="text-sm text-ink-soft">The catalogue has no pages on it.</p>
            )}
          </Panel>
        </div>
      </div>
      {leftOut.length > 0 ? (
        <details className="rounded-card border border-line bg-surface">
          <summary className="min-h-12 rounded-card px-5 py-3 font-medium hover:bg-sunken">
            Left out: {counted(leftOut.length, 'topic')}
          </summary>
          <ul className="grid gap-1.5 border-t border-line p-5 text-sm">
            {leftOut.map(({ name, reason }) => (
              <li key={name} className="break-words">
                <span className="font-medium">{name}.</span> <span className="text-ink-soft">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
