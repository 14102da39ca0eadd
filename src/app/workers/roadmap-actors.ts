import references from 'content:references';
import tracks from 'content:tracks/all';
import { fromPromise } from 'xstate';
import type { MakePlanInput, Roadmap, WritePlanInput } from '../../../machines/contracts/roadmap';
import { roadmapPrompt } from '../../ai/prompts/roadmap-prompt';
import type { GenerateRequest } from '../../ai/providers/provider';
import { roadmapFromMarkdown } from '../../domain/roadmap/from-markdown';
import { budgetOfForm, type PlanInput, planRoadmap } from '../../domain/roadmap/planner';
import { planningCatalogue } from '../../domain/roadmap/planning-catalogue';
import { budgetWords } from '../../domain/roadmap/time-limit';

const catalogue = planningCatalogue(tracks, references);

const planInputOf = ({ form, today }: WritePlanInput): PlanInput => ({
  topic: form.topic,
  level: form.level,
  depth: form.depth,
  budget: budgetOfForm(form, today),
});

/** Actor `makePlan`. A few milliseconds, so it runs where it is called. */
export const makePlanLogic = () =>
  fromPromise<Roadmap | null, MakePlanInput>(async ({ input }) => {
    const plan = planInputOf(input);
    return input.text === null ? planRoadmap(catalogue, plan) : roadmapFromMarkdown(catalogue, input.text, plan);
  });

/** What a model is asked for a roadmap: the spec's prompt. */
export const planRequest = ({ form, today }: WritePlanInput): GenerateRequest =>
  roadmapPrompt({
    topic: form.topic,
    time: form.time,
    understood: budgetWords(budgetOfForm(form, today)),
    level: form.level,
    depth: form.depth,
  });
