import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import type { MakePlanInput, Roadmap } from '../../../machines/contracts/roadmap';
import { roadmapFromMarkdown } from '../../domain/plans/from-markdown';
import { type PlanInput, planRoadmap } from '../../domain/plans/planner';
import { planningCatalogue } from '../../domain/plans/planning-catalogue';
import { budgetOfForm } from '../../domain/plans/time-limit';

// The planner with all it knows. It is large, so its actor fetches it when it first runs.

const catalogue = planningCatalogue(tracks, subjects, references);

/** A roadmap out of the catalogue or, where a model wrote one, out of its text; null where that has no roadmap in it. */
export function makePlan({ text, form, today }: MakePlanInput): Roadmap | null {
  const { topic, level, depth, known } = form;
  const input: PlanInput = { topic, level, depth, known, budget: budgetOfForm(form, today) };
  return text === null ? planRoadmap(catalogue, input) : roadmapFromMarkdown(catalogue, text, input);
}
