import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stepNow } from '../../../machines/study.machine';
import { paths } from '../../app/paths';
import { STUDY_MODES, type StudyMode } from '../../domain/quiz/aims';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { Chip } from '../../ui/chip';
import { lazyPart } from '../../ui/lazy-part';
import { ErrorBox } from '../../ui/notice';
import { Page, PageHeader } from '../../ui/page';
import { Progress, Skeleton } from '../../ui/progress';
import { useFocusOnChange } from '../../ui/use-focus-on-change';
import { AimsForm } from './aims-form';
import type { NothingPanelProps } from './nothing-panel';
import { newSeed, newWish, type Study, useStudy } from './use-study';

const ChoosePanel = lazyPart<Parameters<typeof import('./choose-panel').ChoosePanel>[0]>(() =>
  import('./choose-panel').then((m) => m.ChoosePanel),
);
const NothingPanel = lazyPart<NothingPanelProps>(() => import('./nothing-panel').then((m) => m.NothingPanel));
const SessionPanel = lazyPart<Parameters<typeof import('./session-panel').SessionPanel>[0]>(() =>
  import('./session-panel').then((m) => m.SessionPanel),
);

const isMode = (mode: string | null): mode is StudyMode => STUDY_MODES.some((one) => one === mode);

/** `/study`: cards explained, asked back and repeated just before they are forgotten; all of it on this device. */
export function StudyScreen() {
  const [params, setParams] = useSearchParams();
  const on = params.get('on')?.trim().slice(0, 200) || null;
  const mode = params.get('mode');
  const asked = useMemo(() => (on === null ? null : newWish({ on, mode: isMode(mode) ? mode : 'lesson' })), [on, mode]);
  const study = useStudy(asked);
  const { snapshot, send } = study;
  const isFinished = snapshot.hasTag('finished');
  // The question has the screen to itself.
  const inSession = snapshot.matches('session') || isFinished;
  useEffect(() => {
    // A reload would begin it again.
    if (isFinished && on !== null) setParams({}, { replace: true });
  }, [isFinished, on, setParams]);
  const leave = () => {
    send({ type: 'lesson.left' });
    if (on !== null) setParams({}, { replace: true });
  };
  return (
    <Page title="Study" width={snapshot.matches('choosing') ? 'content' : 'reading'}>
      <PageHeader
        title="Study"
        aside={<Chip tone="primary">Built-in, on this device</Chip>}
        {...(inSession
          ? {}
          : {
              lead: 'Read a card, be asked about it, and meet it again just before you forget it.',
              action: <ButtonLink to={paths.tutor}>AI Tutor</ButtonLink>,
            })}
      />
      <Body study={study} leave={leave} />
    </Page>
  );
}

function Body({ study: { snapshot, send }, leave }: { study: Study; leave: () => void }) {
  const { aims, wish, lesson } = snapshot.context;
  const box = useRef<HTMLDivElement>(null);
  const place = snapshot.matches('session') ? 'session' : String(snapshot.value);
  useFocusOnChange(
    place,
    () =>
      box.current?.querySelector<HTMLElement>('[data-first]') ?? box.current?.querySelector<HTMLElement>('h2, input'),
    { scroll: 'top' },
  );
  if (snapshot.matches('asking'))
    return <AimsForm aims={aims} onSet={(next) => send({ type: 'aims.set', aims: next })} />;
  return (
    <div ref={box}>
      <Suspense fallback={<Skeleton lines={6} />}>
        {snapshot.matches('choosing') ? (
          <ChoosePanel
            aims={aims}
            onChoose={(next) => send({ type: 'subject.chosen', wish: next })}
            onAims={() => send({ type: 'aims.reopened' })}
          />
        ) : snapshot.matches('failed') ? (
          <ErrorBox
            title="The cards could not be fetched"
            actions={
              <>
                <Button size="sm" onClick={() => send({ type: 'gathering.retried' })}>
                  Try again
                </Button>
                <Button size="sm" onClick={leave}>
                  Back
                </Button>
              </>
            }
          >
            What you studied is kept. Check your connection.
          </ErrorBox>
        ) : snapshot.matches('nothing') ? (
          <NothingPanel on={wish?.on ?? 'that'} waits={(lesson?.waiting ?? 0) > 0} onLeave={leave} />
        ) : lesson === null ? (
          <Skeleton lines={6} />
        ) : (
          <SessionFrame title={lesson.title} at={snapshot.context.at} of={lesson.steps.length} onLeave={leave}>
            <SessionPanel
              snapshot={snapshot}
              step={stepNow(snapshot.context)}
              send={send}
              onLeave={leave}
              newSeed={newSeed}
              onMode={(mode) => {
                const ids = lesson.cards.map(({ id }) => id);
                send({ type: 'lesson.left' });
                send({
                  type: 'subject.chosen',
                  wish: newWish({ cards: ids, mode, ...(wish?.on ? { on: wish.on } : {}) }),
                });
              }}
            />
          </SessionFrame>
        )}
      </Suspense>
    </div>
  );
}

function SessionFrame({
  title,
  at,
  of,
  onLeave,
  children,
}: {
  title: string;
  at: number;
  of: number;
  onLeave: () => void;
  children: React.ReactNode;
}) {
  return (
    <Card aria-label={title}>
      <div className="mb-5">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 font-medium">{title}</p>
          {at < of ? (
            <div className="flex items-center gap-3">
              <p className="figures text-sm text-ink-soft">
                Step {at + 1} of {of}
              </p>
              <Button size="sm" look="quiet" onClick={onLeave}>
                Leave
              </Button>
            </div>
          ) : null}
        </div>
        <Progress label="Of this session" value={at} max={of} />
      </div>
      {children}
    </Card>
  );
}
