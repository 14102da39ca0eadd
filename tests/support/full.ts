/**
 * `npm run test:full`: everything is proven, however long it takes. Otherwise what is recorded in `tests/fixtures/proofs`
 * and has not changed since is left out.
 */
export const FULL = process.env.TEST_FULL === '1';
