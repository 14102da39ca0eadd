import type { Labelled } from './types';

/** Forms of dates and of heads. */
export const FORMS: readonly Labelled[] = [
  {
    name: 'dates at the right',
    text: `Experience
Software Engineer, Acme Corp                         Mar 2019 – May 2021
• Built the billing service for 40 teams
Junior Developer, Initech                            Jan 2017 – Feb 2019
• Fixed bugs in the portal`,
    jobs: ['Software Engineer | Acme Corp | 2019-03..2021-05', 'Junior Developer | Initech | 2017-01..2019-02'],
  },
  {
    name: 'narrow column at the left, Present on the next line',
    text: `Experience
Mar 2019 –     Senior Engineer
Present        Acme Corp, Berlin
• Runs the payment platform
Jan 2016 –     Engineer
Feb 2019       Initech, Munich
• Built the shop`,
    jobs: ['Senior Engineer | Acme Corp | 2019-03..', 'Engineer | Initech | 2016-01..2019-02'],
  },
  {
    name: 'range broken after the dash',
    text: `WORK EXPERIENCE
Platform Engineer
Northwind
Mar 2019 –
Present
- Moved 90 services to Kubernetes
Systems Administrator
Fabrikam
Jun 2015 –
Feb 2019
- Ran 300 servers`,
    jobs: ['Platform Engineer | Northwind | 2019-03..', 'Systems Administrator | Fabrikam | 2015-06..2019-02'],
  },
  {
    name: 'year to date',
    text: `Employment
Contoso, Backend Developer, 2019-to date
• Wrote the ledger in Go
Hooli, Developer, 2016-2019
• Kept the store online`,
    jobs: ['Backend Developer | Contoso | 2019..', 'Developer | Hooli | 2016..2019'],
  },
  {
    name: 'till date without a dash',
    text: `Professional Experience
System Engineer, Infosys Ltd   July 2019 till date
➢ Developed REST APIs for 5 teams
Programmer Analyst, Wipro   Aug 2016 to June 2019
➢ Maintained the batch jobs`,
    jobs: ['System Engineer | Infosys Ltd | 2019-07..', 'Programmer Analyst | Wipro | 2016-08..2019-06'],
  },
  {
    name: 'until now',
    text: `Work History
Data Engineer at Globex | March 2020 until now
• Built pipelines that load 2 TB a day
Data Analyst at Umbrella | 02/2018 – 02/2020
• Drew dashboards for 12 teams`,
    jobs: ['Data Engineer | Globex | 2020-03..', 'Data Analyst | Umbrella | 2018-02..2020-02'],
  },
  {
    name: 'onwards',
    text: `Career History
April 2021 onwards   DevOps Engineer, Stark Industries
• Cut deploy time from 40 to 6 minutes
June 2018 – March 2021   Systems Engineer, Wayne Enterprises
• Automated patching of 500 hosts`,
    jobs: ['DevOps Engineer | Stark Industries | 2021-04..', 'Systems Engineer | Wayne Enterprises | 2018-06..2021-03'],
  },
  {
    name: 'current in brackets',
    text: `EXPERIENCE
Frontend Developer (05/2018 – current)
Piedpiper
• Built the editor in React
Web Developer (01/2016 – 04/2018)
Aviato
• Built 30 sites`,
    jobs: ['Frontend Developer | Piedpiper | 2018-05..', 'Web Developer | Aviato | 2016-01..2018-04'],
  },
  {
    name: 'numbers with soft hyphens',
    text: `Experience
Java Developer, Oceanic   05/2018 \u00ad 07/2020
• Wrote services in Spring Boot
Trainee Developer, Oceanic   2016\u00ad2017
• Tested the web shop`,
    jobs: ['Java Developer | Oceanic | 2018-05..2020-07', 'Trainee Developer | Oceanic | 2016..2017'],
  },
  {
    name: 'apostrophes without spaces',
    text: `Experience
Mobile Developer | Vandelay                        Jul'19-Aug'20
• Shipped the Android app to 1M users
Intern | Vandelay                                  Jan'19-Jun'19
• Wrote UI tests`,
    jobs: ['Mobile Developer | Vandelay | 2019-07..2020-08', 'Intern | Vandelay | 2019-01..2019-06'],
  },
  {
    name: 'season with two digits',
    text: `Experience
Software Engineering Intern, Dunder Mifflin     Summer '21
• Built a scheduling tool
Research Assistant, Scranton Lab     Spring ’20 – Fall ’20
• Labelled 10,000 images`,
    jobs: [
      'Software Engineering Intern | Dunder Mifflin | 2021-06..2021-08',
      'Research Assistant | Scranton Lab | 2020-03..2020-11',
    ],
  },
  {
    name: 'summer',
    text: `Internships
Machine Learning Intern — Cyberdyne, Summer 2022
• Trained a model that cut false alarms by 12%
Backend Intern — Tyrell, Summer 2021
• Wrote a rate limiter`,
    jobs: ['Machine Learning Intern | Cyberdyne | 2022-06..2022-08', 'Backend Intern | Tyrell | 2021-06..2021-08'],
    gap: true,
  },
  {
    name: 'quarters on both sides',
    text: `Experience
Site Reliability Engineer, Massive Dynamic     Q3 2020 – Q1 2022
• Kept checkout at 99.99%
Operations Engineer, Massive Dynamic     Q1 2018 – Q2 2020
• Ran the on-call rota`,
    jobs: [
      'Site Reliability Engineer | Massive Dynamic | 2020-07..2022-03',
      'Operations Engineer | Massive Dynamic | 2018-01..2020-06',
    ],
  },
  {
    name: 'quarters with two digits, year first',
    text: `Experience
QA Engineer, Soylent     Q2 '21 – Q4 '22
• Automated 400 tests
Tester, Soylent     2019 Q1 – 2021 Q1
• Wrote test plans`,
    jobs: ['QA Engineer | Soylent | 2021-04..2022-12', 'Tester | Soylent | 2019-01..2021-03'],
  },
  {
    name: 'fall to spring',
    text: `Experience
Teaching Assistant, State University, Fall 2018 – Spring 2019
• Taught 60 students
Web Developer, Campus IT, Fall 2017 – Summer 2018
• Rebuilt the intranet`,
    jobs: ['Teaching Assistant | State University | 2018-09..2019-05', 'Web Developer | Campus IT | 2017-09..2018-08'],
  },
  {
    name: 'years only',
    text: `Experience
2015 – 2018  Developer, Nakatomi
• Built the tower's access system
2012 – 2015  Programmer, Gruber AG
• Wrote C++`,
    jobs: ['Developer | Nakatomi | 2015..2018', 'Programmer | Gruber AG | 2012..2015'],
  },
  {
    name: 'odd dashes',
    text: `Experience
Engineer, Rekall     Mar 2019 ‐ May 2021
• Wrote memory tests
Engineer, Omni     Jan 2017 ‑ Feb 2019
• Wrote firmware
Engineer, Weyland     02/2015 － 12/2016
• Wrote drivers`,
    jobs: [
      'Engineer | Rekall | 2019-03..2021-05',
      'Engineer | Omni | 2017-01..2019-02',
      'Engineer | Weyland | 2015-02..2016-12',
    ],
  },
  {
    name: 'arrow',
    text: `Experience
Cloud Engineer @ Aperture     Mar 2019 -> May 2021
• Moved 20 services to AWS
Cloud Engineer @ Black Mesa     Jan 2016 → Feb 2019
• Wrote Terraform`,
    jobs: ['Cloud Engineer | Aperture | 2019-03..2021-05', 'Cloud Engineer | Black Mesa | 2016-01..2019-02'],
  },
  {
    name: 'German',
    text: `Berufserfahrung
03/2019 – heute   Softwareentwickler
Siemens AG, München
• Entwicklung von Diensten in Java
10/2015 – 02/2019   Entwickler
Bosch GmbH, Stuttgart
• Pflege der Datenbank`,
    jobs: ['Softwareentwickler | Siemens AG | 2019-03..', 'Entwickler | Bosch GmbH | 2015-10..2019-02'],
  },
  {
    name: 'German months',
    text: `Berufserfahrung
Entwicklerin, SAP SE, Walldorf
März 2018 bis heute
• Entwicklung von Schnittstellen
Entwicklerin, Zalando, Berlin
Okt. 2014 bis Feb. 2018
• Betrieb der Suche`,
    jobs: ['Entwicklerin | SAP SE | 2018-03..', 'Entwicklerin | Zalando | 2014-10..2018-02'],
  },
  {
    name: 'French',
    text: `Expérience professionnelle
Développeur Web — Doctolib, Paris
septembre 2019 – aujourd’hui
• Conception du service de rendez-vous
Développeur — OVH, Lille
janvier 2016 à août 2019
• Maintenance du portail`,
    jobs: ['Développeur Web | Doctolib | 2019-09..', 'Développeur | OVH | 2016-01..2019-08'],
  },
  {
    name: 'Spanish until the date',
    text: `Experiencia laboral
Desarrollador Backend, Cabify, Madrid
enero 2020 hasta la fecha
• Desarrollo de servicios
Desarrollador, Tuenti, Madrid
marzo de 2017 a diciembre de 2019
• Mantenimiento`,
    jobs: ['Desarrollador Backend | Cabify | 2020-01..', 'Desarrollador | Tuenti | 2017-03..2019-12'],
  },
  {
    name: 'two digits with months in numbers',
    text: `Experience
Software Engineer, Monarch      05/18 – 07/20
• Built the sonar service
Junior Engineer, Monarch      01/16 – 04/18
• Wrote parsers`,
    jobs: ['Software Engineer | Monarch | 2018-05..2020-07', 'Junior Engineer | Monarch | 2016-01..2018-04'],
  },
  {
    name: 'days in words',
    text: `Experience
Engineer, Virtucon, 15 March 2019 – 2 April 2020
• Built lasers
Engineer, Zorg, 1st Jan 2018 to 14th March 2019
• Built engines`,
    jobs: ['Engineer | Virtucon | 2019-03..2020-04', 'Engineer | Zorg | 2018-01..2019-03'],
  },
];
