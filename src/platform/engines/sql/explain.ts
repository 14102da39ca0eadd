type Rule = readonly [RegExp, (found: RegExpExecArray) => string];

const ERRORS: readonly Rule[] = [
  [
    /^near "(.+)": syntax error/s,
    ([, near = '']) =>
      near.startsWith('.')
        ? 'A line that begins with a dot is a command of the sqlite3 program, not SQL. SELECT name FROM sqlite_schema lists the tables.'
        : `SQL cannot be read from ${near} on. Look just before it: a comma too many or missing, a clause in the wrong order (SELECT, FROM, WHERE, GROUP BY, HAVING, ORDER BY, LIMIT), or a name that is a keyword.`,
  ],
  [/^incomplete input/, () => 'The text ends in the middle of a statement: close each parenthesis and each quote.'],
  [/^unrecognized token/, () => 'A quote is opened and never closed, or a sign stands here that SQL does not know.'],
  [
    /^no such table: (.+)/,
    ([, name]) =>
      `There is no table ${name}: check its spelling. SELECT name FROM sqlite_schema lists those that are there.`,
  ],
  [
    /^no such column: "(.+?)"|should this be a string literal/,
    () => "Double quotes are for names of columns. Put texts in single quotes: 'Lima'.",
  ],
  [
    /^no such column: (.+)/,
    ([, name]) =>
      `No table of this FROM has a column ${name}. Check its spelling and the short name of its table; a name given with AS in SELECT is not known in WHERE.`,
  ],
  [
    /^ambiguous column name: (.+)/,
    ([, name]) => `Several tables of the FROM have a column ${name}: write which is meant, as in t.${name}.`,
  ],
  [
    /^misuse of (?:aggregate|window function)/,
    () =>
      'COUNT, SUM, AVG, MIN, MAX and window functions are not known yet when WHERE chooses rows. Conditions on groups belong in HAVING; those on windows in an outer query.',
  ],
  [/^no such function: (.+)/, ([, name]) => `SQLite has no function ${name}: its name may be another in SQLite.`],
  [/^wrong number of arguments to function (.+)/, ([, name]) => `${name} takes another number of values.`],
  [
    /do not have the same number of result columns/,
    () => 'Both sides of UNION, INTERSECT or EXCEPT need the same number of columns.',
  ],
  [
    /sub-select returns (\d+) columns/,
    ([, count]) => `A query in this place must give one column; this one gives ${count}.`,
  ],
  [/^a GROUP BY clause is required/, () => 'HAVING chooses among groups: it needs a GROUP BY.'],
  [
    /ORDER BY (?:clause should come after|term)/,
    () => 'ORDER BY stands once, at the end of the whole query, and names columns of it.',
  ],
  [
    /^(?:table|view|index) (.+) already exists/,
    ([, name]) => `${name} is there already: choose another name, or DROP it first.`,
  ],
  [
    /^UNIQUE constraint failed: (.+)/,
    ([, where]) => `Another row has this value in ${where}, where each value may stand only once.`,
  ],
  [/^NOT NULL constraint failed: (.+)/, ([, where]) => `${where} must have a value.`],
  [/^CHECK constraint failed/, () => 'The row breaks a rule that its table was made with.'],
  [
    /^FOREIGN KEY constraint failed/,
    () => 'The row points to one that is not there, or others point to the one that was to go.',
  ],
  [/^datatype mismatch/, () => 'A value of another type stands where a whole number is needed.'],
  [
    /has (\d+) columns but (\d+) values/,
    () => 'Each row of VALUES needs as many values as the table, or the list after it, has columns.',
  ],
  [/^too many attached databases/, () => 'A program here has one database, in memory, and no files.'],
  [/^not authorized|unable to open/, () => 'A program here has no files.'],
];

/** What an error of SQLite means and where to look. */
export function explainSql(message: string, outOfMemory: boolean): string {
  if (outOfMemory)
    return 'The query needed more memory than it may have: look for a join without its condition, or a recursion without an end.';
  for (const [pattern, words] of ERRORS) {
    const found = pattern.exec(message);
    if (found) return words(found);
  }
  return 'SQLite went no further here. What came before it was done, in this run alone: the next one begins with fresh tables.';
}
