import { algorithmsWrong } from '../fixtures/challenges/algorithms.wrong';
import { arraysAndStringsWrong } from '../fixtures/challenges/arrays-and-strings.wrong';
import { bitWorkWrong } from '../fixtures/challenges/bit-work.wrong';
import { classesWrong } from '../fixtures/challenges/classes.wrong';
import { controlFlowWrong } from '../fixtures/challenges/control-flow.wrong';
import { cppStringsAndContainersWrong } from '../fixtures/challenges/cpp-strings-and-containers.wrong';
import { firstStepsWrong } from '../fixtures/challenges/first-steps.wrong';
import { functionsWrong } from '../fixtures/challenges/functions.wrong';
import { inputWrong } from '../fixtures/challenges/input.wrong';
import { linkedStructuresWrong } from '../fixtures/challenges/linked-structures.wrong';
import { pointersAndMemoryWrong } from '../fixtures/challenges/pointers-and-memory.wrong';
import { recursionWrong } from '../fixtures/challenges/recursion.wrong';
import { sortingAndSearchingWrong } from '../fixtures/challenges/sorting-and-searching.wrong';
import { structsWrong } from '../fixtures/challenges/structs.wrong';
import type { WrongSolution } from './challenge-proof';

/** The mistakes of every group, in the order of the groups. */
export const wrongSolutions: readonly WrongSolution[] = [
  ...firstStepsWrong,
  ...controlFlowWrong,
  ...functionsWrong,
  ...arraysAndStringsWrong,
  ...pointersAndMemoryWrong,
  ...structsWrong,
  ...inputWrong,
  ...recursionWrong,
  ...sortingAndSearchingWrong,
  ...linkedStructuresWrong,
  ...cppStringsAndContainersWrong,
  ...classesWrong,
  ...algorithmsWrong,
  ...bitWorkWrong,
];

/** The mistakes that belong to one challenge. */
export function wrongSolutionsOf(challenge: number): readonly WrongSolution[] {
  return wrongSolutions.filter((wrong) => wrong.challenge === challenge);
}
