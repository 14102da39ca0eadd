import type { Labelled } from './types';

/** Layouts, several jobs, dates that are no job's, and what has to be asked. */
export const LAYOUTS: readonly Labelled[] = [
  {
    name: 'several roles in one company',
    text: `Experience
Acme Corp, Berlin, Germany
Staff Engineer                                 Jan 2022 – Present
• Set the direction of 6 teams
Senior Engineer                                Mar 2019 – Dec 2021
• Led the move to Kafka
Engineer                                       Jun 2016 – Feb 2019
• Wrote the first API`,
    jobs: [
      'Staff Engineer | Acme Corp | 2022-01..',
      'Senior Engineer | Acme Corp | 2019-03..2021-12',
      'Engineer | Acme Corp | 2016-06..2019-02',
    ],
  },
  {
    name: 'overlapping jobs',
    text: `Experience
Lead Developer, Initrode          Jan 2020 – Dec 2022
• Led 5 people
Freelance Developer, Various clients      Jun 2018 – Jun 2021
• Built 8 shops
Developer, Chotchkie      Jan 2016 – May 2018
• Built menus`,
    jobs: [
      'Lead Developer | Initrode | 2020-01..2022-12',
      'Freelance Developer | Various clients | 2018-06..2021-06',
      'Developer | Chotchkie | 2016-01..2018-05',
    ],
  },
  {
    name: 'education between',
    text: `Experience
Data Scientist, Encom     Sep 2021 – Present
• Built a churn model
Education
MSc Computer Science, Flynn University     Sep 2019 – Jul 2021
Experience
Developer, Dillinger Systems     Aug 2016 – Aug 2019
• Built the ledger`,
    jobs: ['Data Scientist | Encom | 2021-09..', 'Developer | Dillinger Systems | 2016-08..2019-08'],
  },
  {
    name: 'dates in the text of bullets',
    text: `Experience
Backend Engineer, Hanso     Feb 2019 – Apr 2022
• Moved the 2015 – 2018 archive to S3 in March 2020
• Brought 5 years of experience with PostgreSQL 9.6 – 12
• From Jan 2020 to Jun 2020 led the migration of billing
Engineer, Dharma     Jan 2017 – Jan 2019
• Kept the button pressed`,
    jobs: ['Backend Engineer | Hanso | 2019-02..2022-04', 'Engineer | Dharma | 2017-01..2019-01'],
  },
  {
    name: 'certificates with dates',
    text: `Summary
Engineer with 8 years of experience since 2015.
Experience
Cloud Architect, Oscorp     Mar 2018 – Present
• Designed the landing zone
Certifications
AWS Solutions Architect, Jan 2014 – Jan 2017
CKA, 2013 – 2016`,
    jobs: ['Cloud Architect | Oscorp | 2018-03..'],
  },
  {
    name: 'a gap that is real',
    text: `Experience
Engineer, Lexcorp     Mar 2021 – Present
• Built power plants
Engineer, Daily Planet     Jan 2016 – Dec 2018
• Built the archive`,
    jobs: ['Engineer | Lexcorp | 2021-03..', 'Engineer | Daily Planet | 2016-01..2018-12'],
    gap: true,
  },
  {
    name: 'label margin',
    text: `Jane Doe
jane@example.com
EXPERIENCE     Acme Corp, Software Engineer     2019 – 2021
               • Built the search
               Initech, Developer     2016 – 2019
               • Built the shop
EDUCATION      BSc Computer Science, Trent University     2012 – 2016
SKILLS         Go, SQL`,
    jobs: ['Software Engineer | Acme Corp | 2019..2021', 'Developer | Initech | 2016..2019'],
  },
  {
    name: 'selected experience',
    text: `Selected Experience
Principal Engineer, Tessier                  Aug 2018 – Present
• Designed the wallet
Recent Roles
Engineer, Ashpool                  Jan 2015 – Jul 2018
• Wrote the matching engine
Technical Proficiencies
Go, Rust`,
    jobs: ['Principal Engineer | Tessier | 2018-08..', 'Engineer | Ashpool | 2015-01..2018-07'],
  },
  {
    name: 'title and city',
    text: `Relevant Experience
Software Engineer, Berlin, Germany
Sendgrid
Mar 2019 – May 2021
• Sent mail
Senior Developer — Austin, TX
Dell
Jan 2016 – Feb 2019
• Built laptops`,
    jobs: ['Software Engineer | Sendgrid | 2019-03..2021-05', 'Senior Developer | Dell | 2016-01..2019-02'],
  },
  {
    name: 'company, city, remote',
    text: `Work Experience & Internships
Acme · Berlin · Remote
Backend Developer · Mar 2019 – Present
• Built the API
Globex · San Francisco, CA · Hybrid
Developer · Jan 2016 – Feb 2019
• Built the site`,
    jobs: ['Backend Developer | Acme | 2019-03..', 'Developer | Globex | 2016-01..2019-02'],
  },
  {
    name: 'narrow column at the right',
    text: `Experience
Senior Engineer                              Mar 2019 –
Acme Corp                                    Present
• Built the platform
Engineer                                     Jan 2016 –
Initech                                      Feb 2019
• Built the shop`,
    jobs: ['Senior Engineer | Acme Corp | 2019-03..', 'Engineer | Initech | 2016-01..2019-02'],
  },
  {
    name: 'dash leads the next line',
    text: `Experience
Security Engineer, Umbra
March 2020
– Present
• Ran 40 audits
Network Engineer, Penumbra
May 2016
to February 2020
• Ran the network`,
    jobs: ['Security Engineer | Umbra | 2020-03..', 'Network Engineer | Penumbra | 2016-05..2020-02'],
  },
  {
    name: 'day or month first',
    text: `Experience
Software Engineer, Ingen     03/04/2019 – 05/06/2020
• Built fences`,
    jobs: ['Software Engineer | Ingen | 2019-04..2020-06'],
    asks: true,
  },
  {
    name: 'month first, as another date shows',
    text: `Experience
Software Engineer, Ingen     03/04/2019 – 05/26/2020
• Built fences
Developer, Site B     01/02/2017 – 03/01/2019
• Built cages`,
    jobs: ['Software Engineer | Ingen | 2019-03..2020-05', 'Developer | Site B | 2017-01..2019-03'],
  },
  {
    name: 'a start without an end',
    text: `Experience
Engineer, Bluth Company     Mar 2022 – Present
• Built model homes
Developer, Sitwell     Mar 2015
• Built houses`,
    jobs: ['Engineer | Bluth Company | 2022-03..', 'Developer | Sitwell | 2015-03..2015-03'],
    asks: true,
  },
  {
    name: 'the end before the start',
    text: `Experience
Engineer, Prestige     Mar 2021 – Jan 2019
• Built wonders
Developer, Worldwide     Jan 2014 – Dec 2016
• Built a site`,
    jobs: ['Engineer | Prestige | 2021-03..2019-01', 'Developer | Worldwide | 2014-01..2016-12'],
    asks: true,
  },
  {
    name: 'two ranges in one head',
    text: `Experience
Developer, Kramerica     Jan 2016 – Dec 2017, Mar 2020 – May 2021
• Built the coffee table
Developer, Pendant     Jan 2013 – Dec 2015
• Built the catalogue`,
    jobs: ['Developer | Kramerica | 2016-01..2017-12', 'Developer | Pendant | 2013-01..2015-12'],
    asks: true,
  },
  {
    name: 'bare two digits',
    text: `Experience
Developer, Strickland     '19 – '21
• Built pumps
Developer, Arlen     15 – 17
• Built tanks`,
    jobs: ['Developer | Strickland | 2019..2021', 'Developer | Arlen | 2015..2017'],
    asks: true,
  },
  {
    name: 'a month and a number that may be a day',
    text: `Experience
Developer, Los Pollos     Mar 19 – May 21
• Built the order system`,
    jobs: ['Developer | Los Pollos | 2019-03..2021-05'],
    asks: true,
  },
  {
    name: 'jobs under a heading that is not known',
    text: `Jane Doe
jane@example.com
Summary
Engineer for payments.
Where I have been
Senior Engineer, Gekko     Mar 2019 – Present
• Built the ledger
Engineer, Bluestar     Jan 2016 – Feb 2019
• Built the shop
Education
BSc, Hudson University     2012 – 2015`,
    jobs: [],
    asks: true,
  },
  {
    name: 'dates far from the title',
    text: `Experience
Software Engineer, Duff
• Built the bottling line
• Kept it running
Mar 2019 – May 2021`,
    jobs: ['Software Engineer | Duff | 2019-03..2021-05'],
    asks: true,
  },
  {
    name: 'links below projects and jobs',
    text: `Experience
Open Source Maintainer, Sprockets     Jan 2020 – Present
https://github.com/sprockets/core
• Merged 300 changes
• https://sprockets.example.com
Developer, Slate     Feb 2016 – Dec 2019
• Built gravel tools`,
    jobs: ['Open Source Maintainer | Sprockets | 2020-01..', 'Developer | Slate | 2016-02..2019-12'],
  },
  {
    name: 'dates above the title',
    text: `Experience
September 2020 – Present
Engineering Manager
Spacely Sprockets, London, UK
• Led 9 people
June 2016 – August 2020
Software Engineer
Cogswell Cogs, Manchester, UK
• Built the cogs`,
    jobs: [
      'Engineering Manager | Spacely Sprockets | 2020-09..',
      'Software Engineer | Cogswell Cogs | 2016-06..2020-08',
    ],
  },
  {
    name: 'letters apart, year inherited, months without years',
    text: `W O R K  E X P E R I E N C E
Developer Intern, Krusty     May – Aug 2021
• Built the clown tracker
Developer Intern, Compuglobal     Jan 2021 – Apr
• Built the web`,
    jobs: ['Developer Intern | Krusty | 2021-05..2021-08', 'Developer Intern | Compuglobal | 2021-01..2021-04'],
  },
];
