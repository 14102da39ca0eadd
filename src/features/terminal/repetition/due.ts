import { challengesToday } from '../../../domain/challenges/repetition';

/** What is due again: apart, since the schedule is fetched only where something was solved. */
export default challengesToday;
