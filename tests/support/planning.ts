import references from 'content:references';
import subjects from 'content:subjects/all';
import tracks from 'content:tracks/all';
import { planningCatalogue } from '../../src/domain/plans/planning-catalogue';

/** What roadmaps are made of, as in the app. */
export const planning = planningCatalogue(tracks, subjects, references);

/** The same with the twelve tracks alone, for what is true of any catalogue. */
export const tracksAlone = planningCatalogue(tracks, [], references);
