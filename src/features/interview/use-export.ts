import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useDevice } from '../../app/hooks';
import { toVtt } from '../../domain/interview/to-vtt';
import { useToast } from '../../ui/toast';
import { linesOfPart, timedLines } from './session-times';
import { toMarkdown } from './to-markdown';

/** The ways out of the app for one session. Captions fit the recordings: one file for each, of the same name. */
export function useExport(record: InterviewRecord) {
  const { download, recordings } = useDevice();
  const toast = useToast();
  const { role, begunAt, parts } = record;
  const name = `interview-${role.name}-${begunAt.slice(0, 16).replace(/[T:]/g, '-')}`;
  const partName = (index: number) => (parts.length > 1 ? `${name}-part-${index + 1}` : name);
  return {
    markdown: () => download(`${name}.md`, toMarkdown(record), 'text/markdown;charset=utf-8'),
    captions: () => {
      const files = parts.length > 0 ? parts.map((_, index) => linesOfPart(record, index)) : [timedLines(record)];
      for (const [index, lines] of files.entries())
        download(`${partName(index)}.vtt`, toVtt(lines), 'text/vtt;charset=utf-8');
    },
    video: async () => {
      let missing = 0;
      for (const [index, part] of parts.entries()) {
        const file = await recordings.read(part).catch(() => null);
        if (file) download(`${partName(index)}.${part.mime.includes('mp4') ? 'mp4' : 'webm'}`, file);
        else missing += 1;
      }
      if (missing > 0)
        toast({ text: 'The recording is no longer on this device. Its transcript is kept.', tone: 'danger' });
    },
  };
}
