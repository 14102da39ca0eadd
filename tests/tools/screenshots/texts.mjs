// What is written, said and pasted in the pictures. Invented, and the same each time.

export const RESUME = {
  basics: {
    name: 'Mira Example',
    email: 'mira@example.org',
    phone: '+31 20 555 0142',
    url: 'https://mira.example.org',
    summary:
      'Backend developer with four years in logistics. I make slow services quick and say in numbers what changed.',
    profiles: [
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/mira-example' },
      { network: 'GitHub', url: 'https://github.com/mira-example' },
    ],
  },
  skills: [
    { name: 'Languages', keywords: ['Go', 'TypeScript', 'SQL'] },
    { name: 'Data', keywords: ['PostgreSQL', 'Redis', 'Kafka'] },
    { name: 'Work', keywords: ['Docker', 'GitHub Actions', 'Grafana'] },
  ],
  education: [
    {
      institution: 'Harbour College',
      studyType: 'BSc',
      area: 'Computer Science',
      startDate: '2018',
      endDate: '2022',
    },
  ],
  work: [
    {
      name: 'Northwind Logistics',
      position: 'Backend developer',
      startDate: '2022-09',
      highlights: [
        'Cut the planning of 40,000 parcels from 12 to 3 minutes with a queue in Redis.',
        'Moved nine services to PostgreSQL 16 without an hour of downtime.',
        'Taught two juniors to read query plans; both now review them.',
      ],
    },
    {
      name: 'Quayside Studio',
      position: 'Intern',
      startDate: '2021-06',
      endDate: '2021-09',
      highlights: ['Wrote the search of a port timetable used by 600 people a day.'],
    },
  ],
  projects: [
    {
      name: 'Tidewatch',
      startDate: '2023-03',
      endDate: '2023-06',
      highlights: ['Warns by mail when the tide closes a path; 120 walkers use it.'],
    },
  ],
  awards: [{ title: 'First place, Harbour Hackathon 2023' }],
};

export const SPOKEN = [
  'I am a developer with four years in logistics, mostly in Go.',
  'Last year our deployments took forty minutes and failed once a week.',
  'I measured each step, cached the dependencies and split the tests into four jobs.',
  'Now a deployment takes eight minutes, and we release twice as often.',
];

export const ANSWER =
  'Last year our deployments took forty minutes and failed once a week. My task was to bring them under ten. First I ' +
  'measured each step, then I cached the dependencies in Docker layers and split the tests into four jobs. I moved the ' +
  'database migrations into a step of their own, because a slow index had blocked releases twice. As a result ' +
  'deployments went from 40 to 8 minutes and we released twice as often.';

export const INTRODUCTION =
  'I am a backend developer with six years in logistics, today at Northwind, where I design services in Go that plan ' +
  'deliveries. I studied computer science at Harbour College and began with search. My main strength is making slow ' +
  'systems quick: last year I cut the planning of 40,000 parcels from 12 to 3 minutes with Redis and Kafka, and moved ' +
  'nine services to Kubernetes without an hour of downtime. I look for a team that owns what it runs. Your posting ' +
  'plans two million routes a day in Go on PostgreSQL, which is the work I know and want to do at a larger scale.';

export const HELLO = String.raw`#include <stdio.h>

int main(void) {
    printf("Hello, World!\n");
    return 0;
}
`;

export const FIZZBUZZ = String.raw`#include <stdio.h>

int main(void) {
    for (int n = 1; n <= 15; n++) {
        if (n % 15 == 0) {
            printf("FizzBuzz\n");
        } else if (n % 3 == 0) {
            printf("Fizz\n");
        } else if (n % 5 == 0) {
            printf("Buzz\n");
        } else {
            printf("%d\n", n);
        }
    }
    return 0;
}
`;

/** Reads one place past its array. */
export const HEIGHTS = String.raw`#include <stdio.h>

int main(void) {
    int heights[5] = {120, 340, 560, 410, 250};
    int highest = 0;

    for (int i = 0; i <= 5; i++) {
        printf("%d\n", heights[i]);
        if (heights[i] > highest) {
            highest = heights[i];
        }
    }
    printf("highest: %d\n", highest);
    return 0;
}
`;

export const LINKEDIN = {
  headline: 'Backend developer, Go and PostgreSQL | Quick services for logistics',
  about:
    'I make slow services quick. At Northwind Logistics I cut the planning of 40,000 parcels from 12 to 3 minutes. ' +
    'I like plain code, query plans and teaching.\n\nOpen to backend roles in Utrecht or remote: mira@example.org.',
  experience:
    'Backend developer, Northwind Logistics\nCut the planning of parcels from 12 to 3 minutes with a queue in Redis.\n' +
    'Responsible for nine services.\nTaught two juniors to read query plans.',
};

export const PROFILE = {
  'Display name': 'Mira Example',
  Handle: 'mira',
  Bio: 'Backend developer. Learning in public, one topic a day.',
  Country: 'Netherlands',
  University: 'Harbour College',
};
