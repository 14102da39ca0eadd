import { each } from '../../app/collection';
import { answerCheckSchema } from './check-schema';
import { answerChecksSlice, checksChanged } from './checks-slice';

export const answerChecksCollection = each({
  name: 'answerChecks',
  title: 'Checks of answers by a model',
  version: 1,
  schema: answerCheckSchema,
  slice: answerChecksSlice,
  select: (state) => state.answerChecks,
  received: checksChanged,
});
