import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { planningCatalogue } from '../../src/domain/plans/planning-catalogue';

/** What roadmaps are made of, as in the app. */
export const planning = planningCatalogue(tracks, subjects, references);
