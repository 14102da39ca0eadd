import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, preview } from 'vite';

/** Builds the app as `npm start` does, into `folder`/app, and serves it on a free port of loopback. */
export async function serveApp(folder) {
  const outDir = join(folder, 'app');
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const { port } = server.httpServer.address();
  return { origin: `http://127.0.0.1:${port}`, outDir, close: () => server.close() };
}

/** The engines and the PDF writer of the tests, which are TypeScript, bundled for Node into `folder`/modules. */
export async function loadModules(folder) {
  const outDir = join(folder, 'modules');
  const input = {
    pdfWriter: 'tests/support/pdf-writer.ts',
    analyseResume: 'src/domain/report/analyse-resume.ts',
    readJob: 'src/domain/jobs/read-job.ts',
    skills: 'src/domain/skills/skills-data.ts',
    matrix: 'src/domain/evidence/matrix.ts',
    studyPlan: 'src/domain/study/study-plan.ts',
    dayIndex: 'src/domain/calendar/day-index.ts',
    zones: 'src/domain/calendar/zones.ts',
    findSkills: 'src/domain/skills/find-skills.ts',
    makeQuestions: 'src/domain/interview/questions/make-questions.ts',
    evaluateAnswer: 'src/domain/interview/answer/evaluate-answer.ts',
    findMistakes: 'src/domain/interview/mistakes/find-mistakes.ts',
    createCoach: 'src/domain/coach/coach.ts',
    readMeaning: 'src/domain/coach/meaning.ts',
    timesIn: 'src/platform/meaning/times-in.ts',
    createFinder: 'src/domain/find/finder.ts',
    shown: 'src/domain/find/shown.ts',
    readQuickAdd: 'src/domain/quick-add/read-quick-add.ts',
    readContent: 'src/content/schema/read.ts',
    paths: 'src/app/paths.ts',
    replica: 'src/platform/sync/replica.ts',
    seal: 'src/platform/sync/seal.ts',
    parcel: 'src/platform/sync/parcel.ts',
  };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    // The folder is outside the tree: what is not bundled would not be found from there.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input, output: { entryFileNames: '[name].mjs' }, preserveEntrySignatures: 'strict' },
    },
  });
  const load = (name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href);
  const modules = await Promise.all(Object.keys(input).map(load));
  return Object.assign({}, ...modules);
}
