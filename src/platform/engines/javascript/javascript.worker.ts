import '../../no-network';
import { serveEngine } from '../worker-loop';
import { createJavaScript } from './run-javascript';

serveEngine<WebAssembly.Module>(async (module) => createJavaScript(module));
