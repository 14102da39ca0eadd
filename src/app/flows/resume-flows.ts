import type { AdviseInput, WordingSubject } from '../../../machines/contracts/resume';
import { selectModelConfig } from '../../features/settings/selectors';
import type { FlowParts } from './flow-parts';

export const resumeAssistant = async ({ files }: FlowParts) => {
  const [{ resumeAssistantMachine }, { readPdfLogic }, { storeFileLogic }, { analyseLogic }] = await Promise.all([
    import('../../../machines/resume-assistant.machine'),
    import('../../platform/pdf/read-pdf'),
    import('../../platform/files/store-file'),
    import('../workers/analyse'),
  ]);
  return resumeAssistantMachine.provide({
    actors: {
      storeFile: storeFileLogic(files),
      readPdf: readPdfLogic({ loadFile: (key) => files.get(key) }),
      analyse: analyseLogic(),
    },
  });
};

export const resumeImport = async () => {
  const [{ resumeImportMachine }, { readResumeFileLogic }] = await Promise.all([
    import('../../../machines/resume-import.machine'),
    import('../actors/resume-import-actors'),
  ]);
  return resumeImportMachine.provide({ actors: { readResumeFile: readResumeFileLogic() } });
};

// What writes, lays out and reads is fetched when a file is asked for, and again by the next click where it did not come.
export const pdfDownload = async () => {
  const [{ pdfDownloadMachine }, { pdfActors }, { download }] = await Promise.all([
    import('../../../machines/pdf-download.machine'),
    import('../actors/pdf-actors'),
    import('../../platform/files/download'),
  ]);
  return pdfDownloadMachine.provide({
    actors: pdfActors({
      draw: async (job) => (await import('../../features/resume-form/draw-resume')).drawJob(job),
      write: async (drawing) => (await import('../workers/resume-pdf')).writeResumePdf(drawing),
      read: async (bytes, signal) => (await import('../workers/own-pdf')).readOwnPdf(bytes, signal),
      download,
    }),
  });
};

export const resumeAdvice = async ({ store }: FlowParts) => {
  const [{ adviceMachine }, { streamFromEndpoint }, { adviceRequest }] = await Promise.all([
    import('../../../machines/advice.machine'),
    import('../../ai/from-endpoint'),
    import('../advice-request'),
    store.withAi(),
  ]);
  return adviceMachine.provide({
    actors: {
      advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
        config: selectModelConfig(store.getState()),
        request: adviceRequest(subject as AdviseInput),
      })),
    },
  });
};

export const resumeWording = async ({ store }: FlowParts) => {
  const [{ adviceMachine }, { streamFromEndpoint }, { wordingRequest }] = await Promise.all([
    import('../../../machines/advice.machine'),
    import('../../ai/from-endpoint'),
    import('../wording-request'),
    store.withAi(),
  ]);
  return adviceMachine.provide({
    actors: {
      advise: streamFromEndpoint(store, ({ subject }: { subject: unknown }) => ({
        config: selectModelConfig(store.getState()),
        request: wordingRequest(store.getState(), subject as WordingSubject),
      })),
    },
  });
};
