// Imported first by workers that fetch files of the app.
import { confine } from './worker-scope';

confine(self, 'own files');
