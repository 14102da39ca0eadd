import '../../no-network';
import { serveEngine } from '../worker-loop';
import { createSql } from './run-sql';

serveEngine<WebAssembly.Module>(async (module) => createSql(module));
