import { FileCheck2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useAppSelector, useKept } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { WrittenResume } from '../../domain/resume-document/types';
import { ButtonLink } from '../../ui/button-link';
import { ErrorBoundary } from '../../ui/error-boundary';
import { lazyPart, retryFetches } from '../../ui/lazy-part';
import { Page, PageHeader } from '../../ui/page';
import { selectCurrentAsked } from '../jobs/selectors';
import { EntryList } from './entry-list';
import { makeOffers, OffersContext } from './field-offers';
import { achievementWords, experienceWords, projectWords } from './form-words';
import { FurtherSections } from './further-sections';
import { ImportParts } from './import-outcome';
import { PageOrder } from './page-order';
import { ResumeBar } from './resume-bar';
import { ResumeSheet } from './resume-sheet';
import { TextFields } from './text-fields';
import { useFoundField } from './use-found-field';
import { useImport } from './use-import';
import { useOpenResume, useResume } from './use-open-resume';

/** It reads skills, for which the vocabulary is fetched. */
const JobHint = lazyPart<{ id: string }>(() => import('./job-hint').then((m) => m.JobHint));

const SuggestionsPanel = lazyPart<{ id: string }>(() => import('./suggestions-panel').then((m) => m.SuggestionsPanel));

/** They are looked for when the typing pauses. */
const PageEdges = lazyPart<{ resume: WrittenResume; after: number }>(() =>
  import('./page-edges').then((m) => m.PageEdges),
);
const PAUSE = 300;

/** `/resume-form`: every field of a resume, kept as one types, with the page it becomes beside it. */
export function ResumeFormScreen() {
  const kept = useKept();
  const { id, open } = useOpenResume();
  const importing = useImport(open);
  useFoundField(id, open);
  const [offers] = useState(makeOffers);
  const hasJob = useAppSelector((state) => selectCurrentAsked(state) !== null);
  return (
    <Page title="Enter Your Details" width="full">
      <PageHeader
        title="Enter Your Details"
        lead={`Nothing here is required, and everything is kept ${kept} as you type.`}
        action={
          <ButtonLink to={paths.resumePreview} look="primary">
            <FileCheck2 aria-hidden="true" />
            Generate Resume
          </ButtonLink>
        }
      />
      <ResumeBar id={id} onOpen={open} onImport={(file) => void importing.take(file)} />
      <ImportParts id={id} importing={importing} onTaken={open} />
      {hasJob ? (
        <ErrorBoundary resetKey={id} onRetry={retryFetches}>
          <Suspense fallback={<div className="mb-6 min-h-13 rounded-card border border-line bg-surface" />}>
            <JobHint id={id} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div key={id} className="grid min-w-0 grid-cols-1 gap-6">
          <OffersContext value={offers}>
            <TextFields id={id} />
            <EntryList id={id} words={experienceWords} />
            <EntryList id={id} words={projectWords} />
            <EntryList id={id} words={achievementWords} />
            <FurtherSections id={id} />
            <PageOrder id={id} />
            <ErrorBoundary resetKey={id} onRetry={retryFetches}>
              <Suspense fallback={<div className="min-h-32 rounded-card border border-line bg-surface" />}>
                <SuggestionsPanel id={id} />
              </Suspense>
            </ErrorBoundary>
          </OffersContext>
        </div>
        <LivePreview id={id} />
      </div>
    </Page>
  );
}

/** The page beside the form on wide screens; it is drawn with the keystroke itself, as only the part that changed is. */
function LivePreview({ id }: { id: string }) {
  const { resume } = useResume(id);
  return (
    <div className="sticky top-4 hidden min-w-0 lg:block">
      <section aria-label="Live preview" tabIndex={0} className="live-preview overflow-y-auto rounded-card">
        <div className="resume-desk">
          <ResumeSheet resume={resume} />
          <ErrorBoundary resetKey={id} onRetry={retryFetches}>
            <Suspense>
              <PageEdges resume={resume} after={PAUSE} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </section>
    </div>
  );
}
