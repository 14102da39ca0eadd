import '../../platform/no-network';
import type { AnalyseInput, ResumeAnalysis } from '../../../machines/contracts/resume';
import { readJob } from '../../domain/jobs/read-job';
import { analyseResume } from '../../domain/report/analyse-resume';
import { RUBRIC_MONTH } from '../../domain/report/rubric';
import { answerCalls } from './answer-calls';

answerCalls<AnalyseInput, ResumeAnalysis>(({ document, jobDescription }) =>
  analyseResume({ document, job: readJob(jobDescription), today: document.writtenOn ?? RUBRIC_MONTH }),
);
