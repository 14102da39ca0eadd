import { once } from '../ui/once';

/** What the judge of answers compares them with; fetched when the first one is judged. */
export const bankWords = once(async () => (await import('content:bank-words')).default);
