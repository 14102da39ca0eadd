import { Download, FileSpreadsheet, FileText, Printer, Upload } from 'lucide-react';
import { useDevice } from '../../app/hooks';
import type { Job } from '../../domain/jobs/job-types';
import { Button } from '../../ui/button';
import { Menu } from '../../ui/menu';
import { useToast } from '../../ui/toast';

/** All jobs out as a file or a report, and others in. */
export function JobsFileActions({
  jobs,
  onImport,
  onReport,
}: {
  jobs: readonly Job[];
  onImport: () => void;
  onReport: () => void;
}) {
  const { download } = useDevice();
  const toast = useToast();
  const save = async (kind: 'csv' | 'md') => {
    try {
      // What reads and writes jobs knows the vocabulary, which is large.
      if (kind === 'csv') {
        const { jobsToCsv } = await import('../../domain/jobs/records/job-csv');
        download('jobs.csv', jobsToCsv(jobs), 'text/csv');
      } else {
        const { jobsToMarkdown } = await import('../../domain/jobs/records/job-markdown');
        download('jobs.md', jobsToMarkdown(jobs), 'text/markdown');
      }
    } catch {
      toast({ text: 'The export could not be loaded. Check the connection, and try again.', tone: 'danger' });
    }
  };
  return (
    <>
      <Button onClick={onImport}>
        <Upload aria-hidden="true" /> Import
      </Button>
      {jobs.length === 0 ? null : (
        <Menu
          label="Export"
          trigger={
            <Button>
              <Download aria-hidden="true" /> Export
            </Button>
          }
          items={[
            { label: 'CSV', icon: <FileSpreadsheet />, onSelect: () => void save('csv') },
            { label: 'Markdown', icon: <FileText />, onSelect: () => void save('md') },
            { label: 'Report…', icon: <Printer />, onSelect: onReport },
          ]}
        />
      )}
    </>
  );
}
