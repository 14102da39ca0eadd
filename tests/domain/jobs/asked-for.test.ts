// Which of a posting's skills are alternatives, what each line's own words do, and what asks for no skill at all.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJob } from '../../../src/domain/jobs/read-job';

const groupsIn = (text: string) => [...new Set(readJob(text).requirements.flatMap(({ anyOf }) => anyOf ?? []))];

const needs = (text: string) => {
  const { requirements } = readJob(text);
  const of = (need: 'must' | 'nice') => requirements.filter((r) => r.need === need).map((r) => r.skill);
  return { must: of('must'), nice: of('nice') };
};

describe('one of several is enough', () => {
  test.each<readonly [text: string, groups: readonly string[]]>([
    ['AWS, Azure or GCP', ['any:aws|azure|gcp']],
    ['AWS, Azure, or GCP', ['any:aws|azure|gcp']],
    ['GCP or Azure or AWS', ['any:aws|azure|gcp']],
    ['Experience with Python and/or Java', ['any:java|python']],
    ['Angular/React', ['any:angular|react']],
    ['MySQL / PostgreSQL, Python', ['any:mysql|postgresql']],
    ['One of Python, Go, Ruby', ['any:go|python|ruby']],
    ['At least one of Snowflake, BigQuery and Redshift', ['any:bigquery|redshift|snowflake']],
    ['at least one cloud provider (AWS, Azure)', ['any:aws|azure']],
    ['Proficiency in one or more of the following: Python, Go', ['any:go|python']],
    ['either Kotlin or Java 17', ['any:java|kotlin']],
    ['CI tools such as Jenkins or CircleCI', ['any:circleci|jenkins']],
    ['CI tools (e.g. Jenkins, CircleCI)', ['any:circleci|jenkins']],
    ['Monitoring tools like Prometheus and Datadog', ['any:datadog|prometheus']],
    ['Kafka, RabbitMQ or similar', ['any:kafka|rabbitmq']],
    ['Python, C++ or Fortran', ['any:c++|python']],
    ['Vue.js or another modern framework such as React or Angular', ['any:angular|react|vue.js']],
    ['Power BI, Tableau, Looker: one of them is required', ['any:looker|power bi|tableau']],
    ['Java, Spring Boot, MySQL or PostgreSQL', ['any:mysql|postgresql']],
    ['Hibernate and Maven or Gradle', ['any:gradle|maven']],
    ['Java or Kotlin, React or Angular', ['any:java|kotlin', 'any:angular|react']],
    ['AWS or Azure.\nAzure or GCP.', ['any:aws|azure|gcp']],
  ])('%s', (text, groups) => {
    expect(groupsIn(text)).toEqual(groups);
  });

  test.each([
    'AWS, Azure and GCP',
    'CI/CD, TCP/IP, HTML/CSS, UI/UX',
    'C/C++',
    'Docker/Kubernetes',
    'Java 11 or above',
    'Python or a willingness to learn',
    'We like Python, and we use Go',
    'You would like Python, Go',
    'HTML or HTML5',
    'Problem solving or communication',
  ])('%s: each by itself', (text) => {
    expect(groupsIn(text)).toEqual([]);
  });

  test('what is asked for by itself elsewhere leaves the others nice to have', () => {
    expect(readJob('Requirements\n- Python or Java\n- Python is required').requirements).toMatchObject([
      { skill: 'Python', need: 'must', anyOf: null },
      { skill: 'Java', need: 'nice', anyOf: null },
    ]);
  });

  test('a must that is one of several nice ones stays a must by itself', () => {
    expect(readJob('Requirements\n- AWS\n\nNice to have\n- AWS or Azure').requirements).toMatchObject([
      { skill: 'Amazon Web Services', need: 'must', anyOf: null },
      { skill: 'Microsoft Azure', need: 'nice', anyOf: null },
    ]);
  });

  test('the id of a group does not depend on the order or the spelling', () => {
    expect(groupsIn('Amazon Web Services or Google Cloud')).toEqual(groupsIn('GCP or AWS'));
  });
});

describe('a line’s own words', () => {
  test.each<readonly [text: string, must: readonly string[], nice: readonly string[]]>([
    ['Requirements\n- Docker (Preferred)\n- Linux\n- Git', ['Linux', 'Git'], ['Docker']],
    ['Requirements\n- Docker and Helm charts (preferred)\n- Git', ['Git'], ['Docker', 'Helm']],
    ['Requirements\n- GraphQL (nice to have), REST APIs', ['REST APIs'], ['GraphQL']],
    ['Requirements\n- Linux, Git, Perl [optional]', ['Linux', 'Git'], ['Perl']],
    ['Requirements\n- TypeScript or JavaScript (TypeScript preferred)', ['TypeScript', 'JavaScript'], []],
    ['Requirements\n- Python, ideally with Django\n- Git', ['Python', 'Git'], ['Django']],
    ['Requirements\n- Must have 3+ years with React, ideally Next.js', ['React'], ['Next.js']],
    ['Requirements\n- Python required, Scala preferred', ['Python'], ['Scala']],
    ['Requirements\n- Degree preferred, Python and SQL', ['Python', 'SQL'], []],
    ['Requirements\n- It would be nice if you knew Rust\n- Git', ['Git'], ['Rust']],
    ['Requirements\n- Python\n- Nice to have: Rust, Scala\n- Git', ['Python', 'Git'], ['Rust', 'Scala']],
    ['Requirements\nPython\nNice to have: Rust,\nScala\nGit', ['Python', 'Git'], ['Rust', 'Scala']],
    ['Requirements\n- Python\n- Nice to have:\n  - Rust\n  - Scala\n- Git', ['Python', 'Git'], ['Rust', 'Scala']],
    ['You should ideally have:\n- Rust\n\nYou must have:\n- Git', ['Git'], ['Rust']],
    ['Primary skills: Python\nSecondary skills: Rust', ['Python'], ['Rust']],
  ])('%j', (text, must, nice) => {
    expect(needs(text)).toEqual({ must, nice });
  });
});

describe('no skill is asked for', () => {
  test.each([
    'PHP-themed coffee bar',
    'Go-karting every summer',
    'Swift growth',
    'We have a React meetup on Fridays',
    'A spring bonus for everyone',
    'Our office in Java Street',
    'Free lunch, and a book club that reads about Kotlin',
    'Benefits: gym, AWS certificates',
    'What you can expect\n- a Python learning group',
  ])('%s', (text) => {
    expect(readJob(`Requirements\n- Git\n\n${text}`).requirements.map(({ skill }) => skill)).toEqual(['Git']);
  });

  test('a demand that speaks of such things is one all the same', () => {
    expect(needs('Experience with pension systems in COBOL').must).toEqual(['COBOL']);
  });

  test('ways of working are apart, once each, as the posting writes them', () => {
    const { requirements, ways } = readJob(
      'Requirements\n- Git\n- Communication skills, problem-solving\n- a self-starter with customer focus\n- good communication',
    );
    expect(requirements.map(({ skill }) => skill)).toEqual(['Git']);
    expect(ways).toEqual([
      { words: 'Communication skills', line: 2 },
      { words: 'problem-solving', line: 2 },
      { words: 'self-starter', line: 3 },
      { words: 'customer focus', line: 3 },
    ]);
  });
});

const WORDS = [
  ...['AWS', 'Azure', 'Python', 'Java', 'React', 'Docker', 'communication', ' or ', ' and ', ', ', '/', '(preferred)'],
  ...['(', ')', ' required', ' a plus', ', ideally ', 'one of ', 'such as ', '\n', '\n- ', 'Nice to have: ', '\n  - '],
  ...['Requirements:\n', 'We offer\n', ' or similar', '. ', ' x '],
];

test('of any text: a group has two members or more of one need, and no way of working is a requirement', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), (words) => {
      const { requirements, ways, lines } = readJob(words.join(''));
      for (const id of new Set(requirements.flatMap(({ anyOf }) => anyOf ?? []))) {
        const members = requirements.filter(({ anyOf }) => anyOf === id);
        expect(members.length).toBeGreaterThan(1);
        expect(new Set(members.map(({ need }) => need)).size).toBe(1);
      }
      expect(requirements.filter(({ group }) => group === 'soft')).toEqual([]);
      for (const way of ways) expect(lines[way.line]).toContain(way.words);
    }),
    { numRuns: 500 },
  );
});

test.each(['Python or ', 'AWS/', 'Go (preferred), ', 'one of (', 'Python, ideally ', 'required (Java) '])(
  'half a megabyte of %j is read to its end in a time like its length',
  (piece) => {
    const text = piece.repeat(500_000 / piece.length);
    const started = performance.now();
    expect(readJob(text).requirements.length).toBeLessThan(3);
    expect(performance.now() - started).toBeLessThan(5000);
  },
);
