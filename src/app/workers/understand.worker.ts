import '../../platform/no-network';
import { fromRead, type Understood } from '../../domain/resume-document/from-read';
import { answerCalls } from './answer-calls';
import type { UnderstandInput } from './understand';

answerCalls<UnderstandInput, Understood>(({ document, about, entries }) =>
  fromRead(document, { ...about, entryId: (n) => `${entries}-${n}` }),
);
