import type { Labelled } from './types';

/** Whole layouts as common templates and programs write them; the reader was finished before these were added. */
export const TEMPLATES: readonly Labelled[] = [
  {
    name: 'LaTeX, employer and city first, then title and dates',
    text: `EXPERIENCE
Kestrel Systems                                             San Francisco, CA
Senior Software Engineer                                    June 2021 – Present
• Designed an event store that takes 40k writes a second
• Mentored 4 engineers
Maple Software                                              Toronto, ON
Software Engineer                                           Aug. 2018 – May 2021
• Built the search of the catalogue
Maple Software                                              Toronto, ON
Software Engineering Intern                                 May 2017 – Aug. 2017
• Wrote a profiler`,
    jobs: [
      'Senior Software Engineer | Kestrel Systems | 2021-06..',
      'Software Engineer | Maple Software | 2018-08..2021-05',
      'Software Engineering Intern | Maple Software | 2017-05..2017-08',
    ],
    gap: true,
  },
  {
    name: 'profile site export',
    text: `Experience
Larkspur
Staff Engineer
January 2021 - Present (5 years 11 months)
Berlin, Germany
Leads the platform group.
Ostrich Labs
4 years 2 months
Senior Engineer
March 2019 - December 2020 (1 year 10 months)
Engineer
November 2016 - February 2019 (2 years 4 months)`,
    jobs: [
      'Staff Engineer | Larkspur | 2021-01..',
      'Senior Engineer | Ostrich Labs | 2019-03..2020-12',
      'Engineer | Ostrich Labs | 2016-11..2019-02',
    ],
  },
  {
    name: 'Europass',
    text: `WORK EXPERIENCE
01/03/2019 – CURRENT – Lyon, France
Software Developer
Garonne Digital
• Developed web services
15/09/2015 – 28/02/2019 – Porto, Portugal
Junior Developer
Douro Soft
• Maintained the shop
EDUCATION AND TRAINING
2012 – 2015
BSc Informatics, University of Porto`,
    jobs: ['Software Developer | Garonne Digital | 2019-03..', 'Junior Developer | Douro Soft | 2015-09..2019-02'],
  },
  {
    name: 'Word, tabs between',
    text: `Professional Experience
Harbour Bank\tLondon, UK
Lead Developer\tApr 2020 - Present
- Led the rewrite of payments
Pier Insurance\tBristol, UK
Developer\tOct 2016 - Mar 2020
- Built quotes`,
    jobs: ['Lead Developer | Harbour Bank | 2020-04..', 'Developer | Pier Insurance | 2016-10..2020-03'],
  },
  {
    name: 'pipes',
    text: `## Experience
**Platform Engineer** | Quince | 2021-02 – present | Remote
- Runs the clusters
**DevOps Engineer** | Medlar | 2018-06 – 2021-01 | Utrecht
- Built pipelines`,
    jobs: ['Platform Engineer | Quince | 2021-02..', 'DevOps Engineer | Medlar | 2018-06..2021-01'],
  },
  {
    name: 'with duration in brackets and a comma before the year',
    text: `Employment History
Database Administrator, Heron Ltd (Jan, 2018 – Mar, 2021) (3 yrs 3 mos)
• Kept 40 databases alive
Support Engineer, Egret Inc. (June, 2015 – Dec, 2017)
• Answered 30 tickets a day`,
    jobs: ['Database Administrator | Heron Ltd | 2018-01..2021-03', 'Support Engineer | Egret Inc. | 2015-06..2017-12'],
  },
  {
    name: 'contractor with clients',
    text: `Work Experience
Senior Consultant, Capstan Consulting     Jan 2018 – Present
Client: Big Bank     Mar 2021 – Present
• Moved reports to the cloud
Client: Small Shop     Jan 2018 – Feb 2021
• Built the web shop
Java Developer, Bollard GmbH     2014 – 2017
• Wrote services`,
    jobs: [
      'Senior Consultant | Capstan Consulting | 2018-01..',
      '(none) | Big Bank | 2021-03..',
      '(none) | Small Shop | 2018-01..2021-02',
      'Java Developer | Bollard GmbH | 2014..2017',
    ],
  },
  {
    name: 'career break in a line',
    text: `Experience
Data Engineer, Osprey     Sep 2022 – Present
• Built the lake
Career break for parental leave, 2021
Data Analyst, Kite     Jan 2017 – Dec 2020
• Built dashboards`,
    jobs: ['Data Engineer | Osprey | 2022-09..', 'Data Analyst | Kite | 2017-01..2020-12'],
  },
  {
    name: 'freelance and study in parallel',
    text: `EXPERIENCE
Freelance Web Developer — Self-employed
Sept 2018 to date
• Built 25 sites
Web Developer — Plover Agency — Leeds
Feb 2017 to Oct 2019
• Built campaigns`,
    jobs: ['Freelance Web Developer | Self-employed | 2018-09..', 'Web Developer | Plover Agency | 2017-02..2019-10'],
  },
  {
    name: 'since and from',
    text: `Career Summary
Site Reliability Engineer, Curlew, since May 2020
• Holds the pager
From June 2017 to April 2020: Systems Engineer, Dunlin
• Held the racks`,
    jobs: [],
    asks: true,
  },
  {
    name: 'months in numbers, ASCII hyphens, no spaces',
    text: `EXPERIENCE
Backend Engineer, Sandpiper   03/2019-present
• Built feeds
Engineer, Godwit   06/2015-02/2019
• Built tools`,
    jobs: ['Backend Engineer | Sandpiper | 2019-03..', 'Engineer | Godwit | 2015-06..2019-02'],
  },
  {
    name: 'Italian',
    text: `Esperienza lavorativa
Sviluppatore Software – Tarabuso S.p.A., Milano
da marzo 2019 ad oggi
• Sviluppo di servizi
Sviluppatore – Airone Srl, Torino
gennaio 2015 – febbraio 2019
• Manutenzione`,
    jobs: ['Sviluppatore Software | Tarabuso S.p.A. | 2019-03..', 'Sviluppatore | Airone Srl | 2015-01..2019-02'],
  },
  {
    name: 'Portuguese',
    text: `Experiência profissional
Desenvolvedor Full Stack, Garça Tecnologia, São Paulo
março de 2020 – o momento
• Desenvolvimento de APIs
Analista de Sistemas, Tuiuiú, Recife
fev/2016 – fev/2020
• Suporte`,
    jobs: [
      'Desenvolvedor Full Stack | Garça Tecnologia | 2020-03..',
      'Analista de Sistemas | Tuiuiú | 2016-02..2020-02',
    ],
  },
  {
    name: 'left dates with the range in two lines and a place below',
    text: `EMPLOYMENT
Jun 2020 -     Principal Engineer
Current        Avocet Robotics
               Zurich, Switzerland
               • Led the arm's controller
Sep 2014 -     Embedded Engineer
May 2020       Ruff Devices
               Basel, Switzerland
               • Wrote firmware`,
    jobs: ['Principal Engineer | Avocet Robotics | 2020-06..', 'Embedded Engineer | Ruff Devices | 2014-09..2020-05'],
  },
  {
    name: 'dates after the bullets of every job',
    text: `Experience
Engineer, Snipe
• Built the pump
2018 – 2021
Engineer, Jacksnipe
• Built the valve
2015 – 2018`,
    jobs: ['Engineer | Snipe | 2018..2021', 'Engineer | Jacksnipe | 2015..2018'],
    asks: true,
  },
  {
    name: 'internship with a bare year',
    text: `Experience
Software Engineer, Wigeon     Jul 2019 – Present
• Built the API
Intern, Teal     2018
• Built a demo`,
    jobs: ['Software Engineer | Wigeon | 2019-07..', 'Intern | Teal | 2018..2018'],
    asks: true,
  },
  {
    name: 'research and teaching apart from jobs',
    text: `Work Experience
Machine Learning Engineer, Pochard, Oct 2020 – Present
• Trained rankers
Research Experience
Research Assistant, Institute of Birds, Sep 2017 – Sep 2020
• Counted birds
Teaching Experience
Teaching Assistant, Algorithms, Sep 2016 – Jun 2017
• Taught 40 students`,
    jobs: ['Machine Learning Engineer | Pochard | 2020-10..'],
  },
  {
    name: 'parenthesised place behind the employer, dotted leaders gone',
    text: `Relevant Work Experience
Gadwall (Remote) — Frontend Engineer — November 2021–now
• Built the design system
Pintail (Vienna, Austria) — UI Developer — 2/2018–10/2021
• Built forms`,
    jobs: ['Frontend Engineer | Gadwall | 2021-11..', 'UI Developer | Pintail | 2018-02..2021-10'],
  },
  {
    name: 'jobs in brackets of years under a heading with a number',
    text: `2. Professional Background
[2017-2020] Smew Networks: Network Engineer
• Ran the core
[2014-2017] Goosander: Technician
• Pulled cables`,
    jobs: ['Network Engineer | Smew Networks | 2017..2020', 'Technician | Goosander | 2014..2017'],
  },
  {
    name: 'a date of birth and of the document',
    text: `Jane Doe, born 01/02/1990
Last updated 3 May 2024
Experience
Engineer, Shelduck     May 2019 – Apr 2024
• Built radios`,
    jobs: ['Engineer | Shelduck | 2019-05..2024-04'],
  },
];
