import { fromPromise } from 'xstate';
import type { MakePlanInput, Roadmap, WritePlanInput } from '../../../machines/contracts/roadmap';
import { roadmapPrompt } from '../../ai/prompts/roadmap-prompt';
import type { GenerateRequest } from '../../ai/providers/provider';
import { budgetOfForm, budgetWords } from '../../domain/plans/time-limit';
import { once } from '../../ui/once';

const engine = once(() => import('./plan-engine'));

/** Actor `makePlan`. A few milliseconds, so it runs where it is called. */
export const makePlanLogic = () =>
  fromPromise<Roadmap | null, MakePlanInput>(async ({ input }) => (await engine()).makePlan(input));

/** What a model is asked for a roadmap: the spec's prompt. */
export const planRequest = ({ form, today }: WritePlanInput): GenerateRequest =>
  roadmapPrompt({
    topic: form.topic,
    time: form.time,
    understood: budgetWords(budgetOfForm(form, today)),
    level: form.level,
    depth: form.depth,
  });
