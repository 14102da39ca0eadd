import type { ScriptLanguage } from '../../machines/contracts/compiler';
import type { ScriptEngine } from '../platform/engines/script-engine';

/** The engines of the languages that need no compiler; the code of each is fetched when it is first asked for. */
export const scriptEngines: Readonly<Record<ScriptLanguage, () => Promise<ScriptEngine>>> = {
  javascript: async () => {
    const [{ createJavaScriptEngine }, { engineFiles }] = await Promise.all([
      import('../platform/engines/javascript/javascript'),
      import('virtual:engines'),
    ]);
    return createJavaScriptEngine(engineFiles.javascript);
  },
  typescript: async () => {
    const [{ createTypeScriptEngine }, { engineFiles }] = await Promise.all([
      import('../platform/engines/typescript/typescript'),
      import('virtual:engines'),
    ]);
    return createTypeScriptEngine(engineFiles.typescript);
  },
  python: async () => {
    const [{ createPythonEngine }, { engineFiles }] = await Promise.all([
      import('../platform/engines/python/python'),
      import('virtual:engines'),
    ]);
    return createPythonEngine(engineFiles.python);
  },
  sql: async () => {
    const [{ createSqlEngine }, { engineFiles }] = await Promise.all([
      import('../platform/engines/sql/sql'),
      import('virtual:engines'),
    ]);
    return createSqlEngine(engineFiles.sql);
  },
};
