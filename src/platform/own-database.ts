// Imported first by the worker that keeps the books of joined devices; the page makes its requests.
import { confine } from './worker-scope';

confine(self, 'own database');
