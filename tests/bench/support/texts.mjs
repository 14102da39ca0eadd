// Invented, and the same each time.

const FIRMS = ['Acme Cloud', 'Initech Ltd', 'Hooli', 'Brightlane', 'Fjordpay', 'Kartverk Search'];
const TITLES = ['Staff Engineer', 'Senior Backend Engineer', 'Backend Engineer', 'Software Engineer'];
const DEEDS = [
  'Cut the p95 latency of the checkout API by # % by moving hot reads to Redis and batching writes to PostgreSQL.',
  'Led a team of # engineers through the move of the billing services to Kubernetes, with no lost request.',
  'Designed an event pipeline on Kafka that carries # million orders a day between twelve services.',
  'Reduced the AWS bill by $#,000 a month with autoscaling rules kept in Terraform and reviewed each quarter.',
  'Built the invoice service in Go that handles #,000 invoices a month and answers within 90 ms.',
  'Automated releases with Docker and GitHub Actions, which saves the team # hours of work each week.',
  'Wrote # integration tests in Python that halved the number of incidents in the first year.',
];

const bullets = (job, count) =>
  Array.from({ length: count }, (_, i) => `• ${DEEDS[(job * 3 + i) % DEEDS.length].replace('#', 11 + job * 7 + i)}`);

/** A resume of six jobs, as lines. */
export const RESUME = [
  'Jane O’Brien-Smith',
  'Senior Backend Engineer, Dublin, Ireland',
  'jane.obrien@example.com | +353 86 123 4567 | linkedin.com/in/janeobs | github.com/janeobs',
  '',
  'SUMMARY',
  'Backend engineer who keeps payment services fast and calm. Twelve years in Go and PostgreSQL, from a first',
  'service to a platform that other teams build on. Writes down what was learned, so that nobody learns it twice.',
  '',
  'EXPERIENCE',
  ...FIRMS.flatMap((firm, job) => [
    `${TITLES[Math.min(job, TITLES.length - 1)]}, ${firm}, Jan ${2024 - job * 2} – Dec ${2025 - job * 2}`,
    ...bullets(job, 7),
  ]),
  '',
  'EDUCATION',
  'B.Sc. Computer Science, Trinity College Dublin, 2009 – 2013',
  '',
  'SKILLS',
  'Languages: Go, Python, SQL, Bash, C++, TypeScript',
  'Platforms: AWS, Docker, Kubernetes, Terraform, Linux, GitHub Actions',
  'Data: PostgreSQL, Redis, Kafka, Elasticsearch',
];

/** A posting of some 130 words. */
export const POSTING = `Senior Backend Engineer
Brightlane · Lisbon, Portugal (Hybrid)

About the role
You will run the services behind our checkout. We are a payments company trusted by shops in 30 countries, and in our
10 years in business we have never stopped learning.

What you will do
- Build and run services in Go on Kubernetes
- Design schemas in PostgreSQL and streams on Kafka
- Ship through CI/CD several times a day

Requirements
- 5+ years of experience building backend services
- Strong knowledge of Go and SQL
- PostgreSQL, Docker and Kubernetes
- Experience with Kafka or RabbitMQ
- You must be comfortable with unit testing

Nice to have
- Terraform, AWS, GraphQL
- Experience with C++ or Rust is a plus
- Node.js and TypeScript

Benefits
- Python courses in our learning budget
`;

/** A job description of this many words: the posting again and again, each time with other figures. */
export function postingOf(words) {
  const all = [];
  for (let round = 0; all.length < words; round++)
    all.push(...POSTING.replaceAll(/\d+/g, (digits) => String(Number(digits) + round)).match(/\S+\s*/g));
  return all.slice(0, words).join('').trimEnd();
}

/** The resume as the PDF reader gives it: two pages of lines. */
export function documentOf() {
  const lines = RESUME.filter((line) => line !== '').map((text) => ({ text, size: 10 }));
  const half = Math.ceil(lines.length / 2);
  return {
    pages: [lines.slice(0, half), lines.slice(half)].map((part, index) => ({
      number: index + 1,
      lines: part,
      columns: 1,
      images: 0,
    })),
    links: [],
  };
}
