import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PROVIDER_LABELS } from '../../ai/providers/config';
import { useAppSelector } from '../../app/hooks';
import { Chip } from '../../ui/chip';
import { Page, PageHeader } from '../../ui/page';
import { Skeleton } from '../../ui/progress';
import { Tabs } from '../../ui/tabs';
import { selectModelConfig } from '../settings/selectors';
import { PlansPanel } from './plans-panel';
import { selectPlans } from './selectors';
import { WizardPanel } from './wizard-panel';

/** `/personalized-roadmap`: a roadmap for what one wants to learn in the time there is, and the roadmaps made so far. */
export function RoadmapGeneratorScreen() {
  const [params, setParams] = useSearchParams();
  const provider = useAppSelector((state) => selectModelConfig(state).provider);
  const count = useAppSelector((state) => selectPlans(state).length);
  const opened = params.get('plan');
  const tab = opened !== null || params.get('tab') === 'saved' ? 'saved' : 'make';
  return (
    <Page title="Personalized roadmap">
      <PageHeader
        title="Personalized roadmap"
        lead="Say what you want to learn and how long you have. You get the topics in order, with hours that fit."
        aside={
          <Chip tone={provider === 'built-in' ? 'primary' : 'accent'}>
            {provider === 'built-in' ? 'Built-in planner, on this device' : PROVIDER_LABELS[provider]}
          </Chip>
        }
      />
      <Tabs<'make' | 'saved'>
        label="Personalized roadmap"
        value={tab}
        onChange={(id) => setParams(id === 'saved' ? { tab: 'saved' } : {}, { replace: true })}
        tabs={[
          {
            id: 'make',
            label: 'Make a roadmap',
            // A reply that is being written continues while the user looks at the list.
            keep: true,
            panel: (
              <Suspense fallback={<Skeleton lines={5} />}>
                <WizardPanel />
              </Suspense>
            ),
          },
          {
            id: 'saved',
            label: count > 0 ? `Your roadmaps (${count})` : 'Your roadmaps',
            panel: (
              <PlansPanel
                opened={opened}
                onOpen={(id) => setParams(id ? { plan: id } : { tab: 'saved' })}
                onMake={() => setParams({})}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}
