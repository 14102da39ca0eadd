import { loaders } from 'content:roles/topics';
import { loadTopics } from '../../domain/interview/roles';
import { keptPromises } from '../../ui/kept-promises';

/** The topics of a role, the same promise for all callers; a fetch that failed is tried again the next time. */
export const topicsOf = keptPromises((roleId) => loadTopics(loaders, roleId));
