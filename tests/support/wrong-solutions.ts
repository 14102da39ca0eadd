import { algorithmsWrong } from '../../src/domain/challenges/data/algorithms.wrong';
import { arraysAndStringsWrong } from '../../src/domain/challenges/data/arrays-and-strings.wrong';
import { bitWorkWrong } from '../../src/domain/challenges/data/bit-work.wrong';
import { classesWrong } from '../../src/domain/challenges/data/classes.wrong';
import { controlFlowWrong } from '../../src/domain/challenges/data/control-flow.wrong';
import { cppStringsAndContainersWrong } from '../../src/domain/challenges/data/cpp-strings-and-containers.wrong';
import { firstStepsWrong } from '../../src/domain/challenges/data/first-steps.wrong';
import { functionsWrong } from '../../src/domain/challenges/data/functions.wrong';
import { inputWrong } from '../../src/domain/challenges/data/input.wrong';
import { linkedStructuresWrong } from '../../src/domain/challenges/data/linked-structures.wrong';
import { pointersAndMemoryWrong } from '../../src/domain/challenges/data/pointers-and-memory.wrong';
import { recursionWrong } from '../../src/domain/challenges/data/recursion.wrong';
import { sortingAndSearchingWrong } from '../../src/domain/challenges/data/sorting-and-searching.wrong';
import { structsWrong } from '../../src/domain/challenges/data/structs.wrong';
import type { WrongSolution } from '../../src/domain/challenges/types';

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
