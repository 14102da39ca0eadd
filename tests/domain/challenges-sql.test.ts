import { describe, expect, test } from 'vitest';
import { createSql } from '../../src/platform/engines/sql/run-sql';
import { type Build, faultsIn, sourcesOf, verdictsOn } from '../support/challenge-proof';
import { authoredChallenges } from '../support/challenges';
import { packageFile, runScript } from '../support/script-engine';

const engine = createSql(
  new WebAssembly.Module(packageFile('@sqlite.org/sqlite-wasm/sqlite-wasm/jswasm/sqlite3.wasm')),
);
const build: Build = async (_, source) => async (input) => {
  const { stdout, outcome } = await runScript(engine, { language: 'sql', standard: 'SQL', source }, input);
  return { output: stdout, outcome: outcome ?? { kind: 'unread' } };
};
const inSql = authoredChallenges.filter(({ challenge }) => challenge.languages.includes('sql'));

describe('with the app’s own SQL engine the models and other right queries pass, the starters and wrong ones fail', () => {
  test.each(inSql.map((one) => [one.challenge.id, one.challenge.title, one] as const))(
    '%i. %s',
    async (_id, _title, one) => {
      const verdicts = await verdictsOn(one, build, ['sql']);
      expect(verdicts).toHaveLength(sourcesOf(one, ['sql']).length);
      expect(faultsIn(verdicts)).toEqual([]);
    },
  );
});
