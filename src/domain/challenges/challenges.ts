import { algorithms } from './data/algorithms';
import { arraysAndStrings } from './data/arrays-and-strings';
import { bitWork } from './data/bit-work';
import { classes } from './data/classes';
import { controlFlow } from './data/control-flow';
import { cppStringsAndContainers } from './data/cpp-strings-and-containers';
import { firstSteps } from './data/first-steps';
import { functions } from './data/functions';
import { input } from './data/input';
import { linkedStructures } from './data/linked-structures';
import { pointersAndMemory } from './data/pointers-and-memory';
import { recursion } from './data/recursion';
import { sortingAndSearching } from './data/sorting-and-searching';
import { structs } from './data/structs';
import type { Challenge } from './types';

/** Every challenge, in the order in which a learner meets them; ids count from 1. */
export const challenges: readonly Challenge[] = [
  ...firstSteps,
  ...controlFlow,
  ...functions,
  ...arraysAndStrings,
  ...pointersAndMemory,
  ...structs,
  ...input,
  ...recursion,
  ...sortingAndSearching,
  ...linkedStructures,
  ...cppStringsAndContainers,
  ...classes,
  ...algorithms,
  ...bitWork,
];
