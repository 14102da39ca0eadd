/** Whole job postings of several styles, written for these tests; the firms do not exist. */

export const LINKEDIN = `Senior Frontend Engineer
Brightlane · Lisbon, Portugal (Hybrid)

About the job
We are a payments company trusted by shops in 30 countries. In our 10 years in business we have never stopped learning.

What you'll do
• Build our checkout in React and TypeScript
• Work with designers in Figma and keep our design system healthy
• Ship through CI/CD several times a day

What we're looking for
• 5+ years of experience building web applications
• Strong JavaScript, TypeScript and React
• Solid understanding of HTML/CSS and web accessibility
• Experience with Node.js is a plus
• You must be comfortable with unit testing (Jest or Vitest)

Nice to have
• GraphQL, Next.js
• Experience with Docker required for the platform rotation

Benefits
• Python and Go courses in our learning budget
• 401k after 1 year
Brightlane is an equal opportunity employer.`;

export const STARTUP = `we're a 6-person team. no meetings, no java, no PHP or Perl.

We are looking for a backend engineer who likes Go and Postgres.
You know k8s well enough to be on call. Redis, gRPC a plus. Ideally you've touched Rust.
min 3 yrs shipping things people use.
Comp: 90-120k + equity.`;

export const GOVERNMENT = `Department of Public Works
Position: Information Technology Specialist (Systems Administration)
Series/Grade: GS-2210-12

Duties
The incumbent administers Windows Server and Active Directory, and writes PowerShell scripts as required.

Requirements
Conditions of Employment
- U.S. citizenship; work authorization is verified.
- Background investigation.

Qualifications
Specialized experience: at least two (2) years administering Linux and Windows Server.
Knowledge of network security and VPN is required.
CompTIA Security+ certification is mandatory within six months.
A degree is not required.

Desirable criteria
- Ansible or Puppet
- ITIL

How to apply
Send your documents in Microsoft Word or Excel. This is not a Java role.`;

export const DATA = `Job Title: Data Analyst
Location: Remote
Experience: 2-4 years

Summary: You turn raw events into decisions, using SQL, Python or R.

Minimum qualifications:
* 2 to 4 years' experience in analytics
* SQL (window functions, CTEs); Python preferred, R a plus
* Excel, Power BI/Tableau
* Statistics: A/B testing, hypothesis testing

Preferred qualifications:
* dbt, Airflow, Snowflake
* Must know Git

Perks & benefits
Free lunch. Our data team speaks at Spark and Kafka meetups.`;

export const EMBEDDED = `<h2>Embedded Software Engineer &ndash; R&amp;D</h2>
<p>Join our R&amp;D group and bring the next controller from plan C to production.</p>
<p><strong>Your profile</strong></p>
<ul><li>C/C++ (C++17) on microcontrollers, 3&#43; years</li><li>RTOS, I2C/SPI, CAN bus</li><li>Git &amp; CI/CD</li>
<li>Python for test automation is an advantage</li></ul>
<p><b>Good to have:</b></p>
<ul><li>&bull; Rust</li><li>MATLAB &amp; Simulink</li></ul>
<p><b>Why us?</b></p><p>C-level people who listen, vitamin C in the kitchen.</p>`;

export const ONE_PARAGRAPH =
  'Hiring: DevOps Engineer. Our stack is not Java. Required skills: AWS, Terraform, Docker/Kubernetes, Bash. Preferred: Azure, Helm. You bring 4+ years of hands-on experience; Jenkins experience is helpful but not required. Benefits: gym, AWS certification paid after 1 year.';
