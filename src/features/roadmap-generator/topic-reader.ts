import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { matchTopic, nameOf } from '../../domain/plans/match-topic';
import { planningCatalogue } from '../../domain/plans/planning-catalogue';

const catalogue = planningCatalogue(tracks, subjects, references);

/** What a wish is understood as. */
export interface TopicReading {
  /** Names of what the catalogue has of it. */
  readonly known: readonly string[];
  /** What it does not have, in the learner's words. */
  readonly unknown: readonly string[];
  readonly misspelt: readonly { readonly said: string; readonly meant: string }[];
}

/** Reads a wish as the built-in planner would. */
export function readTopic(text: string): TopicReading {
  const { subjects: known, unknown, misspelt } = matchTopic(catalogue, text);
  return { known: [...new Set(known.map(nameOf))], unknown, misspelt };
}
