import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useKept } from '../../app/hooks';
import { lazyPart } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { Tabs } from '../../ui/tabs';
import { AppearancePanel } from './appearance-panel';
import { DataPanel } from './data-panel';
import { ModelPanel } from './model-panel';

const DeveloperPanel = lazyPart(() => import('./developer-panel').then((m) => m.DeveloperPanel));

const SpeechPanel = lazyPart(() => import('./speech-panel').then((m) => m.SpeechPanel));

const RemindersPanel = lazyPart(() => import('./reminders-panel').then((m) => m.RemindersPanel));

const DevicesPanel = lazyPart(() => import('./devices/devices-panel').then((m) => m.DevicesPanel));

const ids = ['model', 'appearance', 'data', 'devices', 'speech', 'reminders', 'developer'] as const;
type TabId = (typeof ids)[number];

/** `/settings`: which model answers, how it looks, what is stored, what runs. The open tab is in the address. */
export function SettingsScreen() {
  const kept = useKept();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = ids.find((id) => id === asked) ?? 'model';
  return (
    <Page title="Settings" width="reading">
      <PageHeader title="Settings" lead={`Everything here is kept ${kept}.`} />
      <Tabs<TabId>
        label="Settings"
        value={tab}
        onChange={(id) => setParams({ tab: id }, { replace: true })}
        tabs={[
          { id: 'model', label: 'AI model', panel: <ModelPanel /> },
          { id: 'appearance', label: 'Appearance', panel: <AppearancePanel /> },
          { id: 'data', label: 'Data', panel: <DataPanel /> },
          {
            id: 'devices',
            label: 'Devices',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <DevicesPanel />
              </Suspense>
            ),
          },
          {
            id: 'speech',
            label: 'Speech',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <SpeechPanel />
              </Suspense>
            ),
          },
          {
            id: 'reminders',
            label: 'Reminders',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <RemindersPanel />
              </Suspense>
            ),
          },
          {
            id: 'developer',
            label: 'Developer',
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <DeveloperPanel />
              </Suspense>
            ),
          },
        ]}
      />
      <p className="mt-8 text-sm text-ink-faint">
        Elevate {__APP_VERSION__}, free software under the MIT licence.{' '}
        <a href="/licences.txt" target="_blank" rel="noopener" className="font-medium text-primary-ink underline">
          Licences
        </a>{' '}
        of all that is in it.
      </p>
    </Page>
  );
}
