import type { ResumeDocument, ResumeLink } from '../../../src/domain/resume/document';

/** A document from plain text: `\f` parts pages, as in the output of text extractors. */
export function documentOf(
  text: string,
  more: { links?: readonly ResumeLink[]; columns?: 1 | 2; images?: number } = {},
): ResumeDocument {
  return {
    pages: text.split('\f').map((page, index) => ({
      number: index + 1,
      columns: more.columns ?? 1,
      images: more.images ?? 0,
      lines: page
        .replace(/^\n|\n$/g, '')
        .split('\n')
        .map((line) => ({ text: line, size: 0 })),
    })),
    links: more.links ?? [],
  };
}

export const BACKEND_JOB = `Senior Backend Engineer

About the role
You will run the services behind our checkout.

Requirements
- 5+ years of experience building backend services
- Strong knowledge of Go
- PostgreSQL
- Docker and Kubernetes
- Experience with Kafka

Nice to have
- Terraform
- AWS
- GraphQL`;

export const FRONTEND_JOB = `Junior Frontend Developer

Must have
- HTML, CSS and JavaScript
- React
- Git

Nice to have
- TypeScript
- Figma`;

export const STRONG = `JANE O'BRIEN-SMITH
Senior Backend Engineer | Dublin, Ireland
jane.obrien@example.com | +353 86 123 4567 | linkedin.com/in/janeobs | github.com/janeobs

SUMMARY
Backend engineer who keeps payment services fast and calm. Eight years in Go and PostgreSQL, from a first
service to a platform that other teams build on.

EXPERIENCE
Senior Backend Engineer, Acme Cloud                     Jan 2021 – Present
• Cut p95 latency of the checkout API by 43% by moving hot reads to Redis and
  batching writes to PostgreSQL.
• Led a team of 4 engineers through the move of 31 services to Kubernetes.
• Designed an event pipeline on Kafka that carries 2 million orders a day.
• Reduced the AWS bill by $18,000 a month with autoscaling in Terraform.
Software Engineer, Initech Ltd                          03/2018 - 12/2020
• Built a billing service in Go that handles 120,000 invoices a month.
• Automated releases with Docker and GitHub Actions, saving 6 hours a week.
• Mentored 3 junior engineers, two of whom now lead teams.
Junior Developer, Hooli                                 June 2016 – Feb 2018
• Wrote 40 integration tests that halved the number of incidents.
• Migrated a reporting job from Python to Go, 5 times faster than before.

EDUCATION
B.Sc. Computer Science, Trinity College Dublin          2012 – 2016

SKILLS
Languages: Go, Python, SQL, Bash
Platforms: AWS, Docker, Kubernetes, Terraform
Data: PostgreSQL, Redis, Kafka

CERTIFICATIONS
Certified Kubernetes Administrator (CKA), 2022`;

export const MIDDLING = `Marco Rossi
Software Developer
marco.rossi@example.org
Phone: 06 1234 5678

Profile
Software developer with experience in web applications and databases, looking for a new challenge in a
product company.

Work Experience
Software Developer at Bluebird Srl
2019 - 2023
- Responsible for the maintenance of the order system
- Developed REST services in Go and Java
- Worked on the migration to Docker
- Fixed bugs and wrote documentation for the support team
Junior Developer at Webshop24
2017 - 2018
- Helped with the shop frontend
- Created reports in SQL for the sales team

Education
Laurea in Informatica, Università di Bologna, 2016

Skills
Java, Go, SQL, PostgreSQL, Docker, Git, Linux, Jira`;

export const WEAK = `Curriculum Vitae
Tom

I am a hard working person and I like computers. I know a lot of things about programming and I learn
very fast. In my last job I did many different things for the company and everybody was happy with me.
I worked there for a while and then I left because I wanted something else. I can also speak in public.

Hobbies
Football, cooking, travel`;

export const STUDENT = `Aisha Khan
aisha.khan@example.edu | (555) 010-4477 | github.com/aishakhan

Education
B.Tech Computer Science, Riverside Institute of Technology    Aug 2022 – May 2026

Projects
Campus Eats | React, TypeScript, Node.js                      Jan 2025 – Apr 2025
• Built a lunch ordering app with React that 230 students use every week.
• Designed the screens in Figma and tested them with 12 people.
Study Timer | JavaScript, CSS
• Created a timer that works offline and has 1,400 installs.
• Published the source on GitHub with a CI check for every pull request.

Technical Skills
HTML, CSS, JavaScript, TypeScript, React, Node.js, Git

Achievements
• Won 2nd place of 45 teams at the city hackathon.`;

export const TWO_PAGES = `Priya Raman
Lead Platform Engineer
priya@raman.dev · +91 98765 43210 · Bengaluru, India · www.raman.dev

Professional Summary
Platform engineer with a record of calm operations and small, steady improvements. Comfortable from kernel
parameters to capacity plans, and happiest when the pager is quiet.

Professional Experience
Lead Platform Engineer | Northwind Logistics | Apr 2022 – Present
• Led 6 engineers who run 240 services on Kubernetes in three regions of AWS.
• Introduced Terraform modules that cut the set-up of a service from 3 days to 40 minutes.
• Set up tracing with OpenTelemetry; the time to find a fault fell by 55%.
• Negotiated reserved capacity and lowered yearly costs by $310,000.
Site Reliability Engineer | Contoso Pay | Nov 2018 – Mar 2022
• Owned the on-call rota for 38 services and reduced pages from 120 to 25 a month.
• Replaced nightly batch jobs with Kafka consumers written in Go, so that balances are 2 minutes old at most.
• Migrated 14 TB from Oracle to PostgreSQL without downtime.
• Trained 20 developers in incident handling.
\fSystems Administrator | Fabrikam | Jul 2014 – Sep 2018
• Automated the set-up of 400 servers with Ansible.
• Monitored 1,200 hosts with Prometheus and Grafana.
• Rewrote the backup scripts in Python, saving 10 hours a week.

Projects
kube-janitor-lite (open source), 2020 – 2023
• Wrote a Go controller that removes stale namespaces; 900 stars on GitHub.
• Reviewed 60 pull requests from 15 contributors.

Education
B.E. Information Science, Visvesvaraya Technological University    2010 – 2014

Skills
Go, Python, Bash, Kubernetes, Docker, Terraform, Ansible, AWS, PostgreSQL, Kafka, Prometheus, Grafana

Certifications
CKA, 2021
AWS Certified Solutions Architect, 2020

Languages
English, Kannada, Tamil`;

export const SPANISH = `Lucía Fernández Ortega
Desarrolladora Backend
lucia.fernandez@example.es | +34 612 345 678 | linkedin.com/in/luciafo

Perfil
Desarrolladora con experiencia en la creación de servicios para el comercio electrónico y en el trabajo
con equipos de varios países.

Experiencia profesional
Desarrolladora Backend, Tienda Norte                       enero 2020 – actualidad
• Desarrollo de servicios en Go para el proceso de pago, con 300.000 pedidos al mes.
• Migración de la base de datos a PostgreSQL con una reducción del 35 % en los costes.
• Despliegue de los servicios en Kubernetes y Docker para los equipos de la empresa.
Programadora, Datos del Sur                                marzo 2017 – diciembre 2019
• Creación de informes para el departamento de ventas con Python y SQL.

Formación
Grado en Ingeniería Informática, Universidad de Granada    2012 – 2016

Idiomas
Español, inglés, francés`;

/** Words that say nothing, so many of them. */
const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

/** Every count at which a check changes its mind is in one of these. */
export const EXTREMES = {
  'one bullet': `Ann Lee
ann@example.com

Experience
Engineer, Acme   Jan 2020 – Dec 2021
• Built the payment service in Go for 40 shops and ${words(25)}

Skills
Go, Docker, Kubernetes and PostgreSQL, each of them used at work in the years above.`,
  'no bullet': `Ann Lee
ann@example.com | +49 170 1234567

Experience
Engineer, Acme   2020 – 2021
The team was small and the work was varied, from the payment service to the mail server and back.
Engineer, Hooli   2015 – 2017
The team was large and the work was narrow, mostly tickets and a little bit of testing.

Education
BSc Computer Science, TU Berlin   2011 – 2015`,
  'seven jobs': `Ann Lee
Backend Engineer
ann@example.com | github.com/ann | linkedin.com/in/ann

Work Experience
${[2026, 2024, 2022, 2020, 2018, 2016, 2014]
  .map(
    (year, index) => `Engineer, Company ${index}   Mar ${year - 2} – ${index === 0 ? 'Present' : `Feb ${year}`}
• Responsible for Go services number ${index}
• Reduced cost by ${index + 10} % with ${words(30 + index)}
• Led ${index + 2} people`,
  )
  .join('\n')}

Skills
${'Go, '.repeat(13)}Docker

Certifications
AWS Certified Solutions Architect   2021`,
  'out of order': `ANN LEE
Engineer
ann@example.com
+49 170 1234567
Berlin

Employment
Engineer, Hooli   Jan 2015 – Mar 2016
- Helped with Docker
- Was responsible for Go
Engineer, Acme   May 2018 – Present
- Designed 3 services in Go on AWS
- Designed 3 services in Go on AWS
- Go, Docker, Kubernetes
Projects
Chess (github.com/ann/chess)   2019
- Wrote an engine of 1900 Elo in C++

References available on request`,
} as const;
