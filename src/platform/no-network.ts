// Imported first by workers that need nothing but what they are told.
import { confine } from './worker-scope';

confine(self, 'nothing');
