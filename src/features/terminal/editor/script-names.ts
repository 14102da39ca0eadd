import type { Completion } from '@codemirror/autocomplete';
import type { CLanguage, Language } from '../../../domain/c-source/languages';

const listed = (type: string, text: string): readonly Completion[] =>
  text
    .trim()
    .split(/\s+/)
    .map((label) => ({ label, type }));

const javascript = [
  ...listed(
    'keyword',
    `async await break case catch class const continue default delete do else export extends false finally for function if
    import in instanceof let new null of return static super switch this throw true try typeof undefined var while yield`,
  ),
  ...listed(
    'function',
    `console log error table Math max min floor ceil round sqrt abs random Number String Boolean BigInt Array Object Map Set
    JSON Promise Date RegExp Symbol parseInt parseFloat isNaN push pop shift unshift slice splice sort reverse map filter
    reduce forEach find findIndex includes indexOf join split trim padStart padEnd repeat replace replaceAll keys values
    entries fromEntries charCodeAt fromCharCode toFixed toUpperCase toLowerCase stringify parse setTimeout readline prompt
    readFileSync require process length size`,
  ),
];

const typescript = [
  ...javascript,
  ...listed(
    'keyword',
    `abstract any as boolean declare enum implements infer interface keyof namespace never number private protected public
    readonly satisfies string type unknown`,
  ),
  ...listed(
    'type',
    'Partial Required Readonly Record Pick Omit Exclude Extract NonNullable ReturnType Parameters Awaited',
  ),
];

/** What is completed in languages without headers. */
export const scriptWords: Readonly<Record<Exclude<Language, CLanguage>, readonly Completion[]>> = {
  javascript,
  typescript,
  sql: [
    ...listed(
      'keyword',
      `SELECT DISTINCT FROM WHERE GROUP BY HAVING ORDER ASC DESC LIMIT OFFSET JOIN LEFT RIGHT FULL INNER CROSS ON USING AS AND
      OR NOT IN IS NULL LIKE BETWEEN EXISTS CASE WHEN THEN ELSE END UNION ALL INTERSECT EXCEPT WITH RECURSIVE VALUES INSERT
      INTO UPDATE SET DELETE CREATE TABLE VIEW INDEX DROP PRIMARY KEY REFERENCES OVER PARTITION ROWS RANGE PRECEDING FOLLOWING
      CURRENT ROW UNBOUNDED FILTER CAST EXPLAIN QUERY PLAN`,
    ),
    ...listed(
      'function',
      `COUNT SUM AVG MIN MAX ROUND ABS COALESCE NULLIF IIF LENGTH UPPER LOWER SUBSTR TRIM REPLACE INSTR DATE TIME DATETIME
      JULIANDAY STRFTIME GROUP_CONCAT ROW_NUMBER RANK DENSE_RANK NTILE LAG LEAD FIRST_VALUE LAST_VALUE PERCENT_RANK`,
    ),
  ],
  python: [
    ...listed(
      'keyword',
      `and as assert async await break case class continue def del elif else except False finally for from global if import
      in is lambda match None nonlocal not or pass raise return True try while with yield`,
    ),
    ...listed(
      'function',
      `print input len range enumerate zip map filter sorted reversed sum min max abs round int float str bool list dict set
      tuple type isinstance open any all chr ord bin hex divmod pow repr format append extend insert remove pop index count
      sort reverse split join strip replace startswith endswith upper lower items keys values get update add collections
      Counter defaultdict deque heapq heappush heappop bisect itertools functools lru_cache math sys stdin re random string`,
    ),
  ],
};
