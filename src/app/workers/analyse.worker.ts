import { readJob } from '../../domain/jobs/read-job';
import { analyseResume } from '../../domain/report/analyse-resume';
import { RUBRIC_MONTH } from '../../domain/report/rubric';
import type { AnalyseReply, AnalyseRequest } from './analyse';

self.onmessage = ({ data }: MessageEvent<AnalyseRequest>) => {
  const { id, input } = data;
  let reply: AnalyseReply;
  try {
    const today = input.document.writtenOn ?? RUBRIC_MONTH;
    reply = { id, analysis: analyseResume({ document: input.document, job: readJob(input.jobDescription), today }) };
  } catch (error) {
    reply = { id, error: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
};
