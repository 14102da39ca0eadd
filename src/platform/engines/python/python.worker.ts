import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { serveEngine } from '../worker-loop';
import { lockDown } from './lock-down';
import { createPython, loadInWorker, type PythonPayload } from './run-python';

serveEngine<PythonPayload>(async (payload) => {
  const runtime = await createPython(() => loadInWorker(payload, createPyodideModule));
  lockDown(self);
  return runtime;
});
