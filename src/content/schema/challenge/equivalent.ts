import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checked, readYaml } from '../source.ts';
import type { Faults } from './faults.ts';

/** A small change of the model that no input can tell from it. */
export interface Equivalent {
  /** The changed line before and after, without the blanks around it. */
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

const text = z.string().min(1);
const list = z.array(z.strictObject({ from: text, to: text, why: text })).min(1);

/** `equivalent.yaml`: the changes of the model that tests cannot notice, each with the reason. */
export function readEquivalent(root: string, folder: string, faults: Faults): readonly Equivalent[] {
  const file = join(folder, 'equivalent.yaml');
  if (!existsSync(file)) return [];
  return faults.from(() => checked(list, readYaml(root, file))) ?? [];
}
