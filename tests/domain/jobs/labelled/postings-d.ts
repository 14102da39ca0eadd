import type { Labelled } from './labelled';

/** Eight more, written last; what they showed at first sight is in docs/decisions/jobs.md. */
export const POSTINGS_D: readonly Labelled[] = [
  {
    kind: 'US, hospital',
    text: `Integration Analyst II
Department: Clinical Informatics

Position overview
Builds and watches the interfaces between our laboratory systems.

Education and experience
- Associate degree required
- Two years of experience with SQL
- REST or SOAP web services
- Python or PowerShell scripting preferred
- Knowledge of HIPAA

Physical demands
- Sits for long periods; may lift 20 pounds

We offer tuition help, a pension and a Java-free break room.`,
    must: 'SQL; REST APIs; SOAP; HIPAA',
    nice: 'Python; PowerShell',
    anyOf: ['REST APIs; SOAP', 'Python; PowerShell'],
    ways: '',
  },
  {
    kind: 'UK council',
    text: `Cloud Engineer

What you'll bring
* Solid grounding in Azure or AWS
* Infrastructure as code (Terraform or Bicep)
* Linux and Windows Server
* Confidence with networking: DNS, VPN, firewalls
* A collaborative manner and good time management

Would be helpful
* Kubernetes
* PowerShell

The package
* 30 days' leave, a final salary pension
* Time to learn Go or Rust`,
    must: 'Microsoft Azure; Amazon Web Services; Infrastructure as Code; Terraform; Linux; Windows Server; DNS; VPN; Firewalls; Computer Networking',
    nice: 'Kubernetes; PowerShell',
    anyOf: ['Microsoft Azure; Amazon Web Services'],
    ways: 'Time Management',
  },
  {
    kind: 'startup, emoji headings',
    text: `Founding Frontend Engineer 🚀

🛠 What you'll work on
- Our editor, in React and TypeScript

🙌 You're a great fit if you
- Have built things with React or Vue
- Care about web accessibility and web performance
- Write tests with Vitest or Jest
- Communicate openly and take ownership

✨ Extra points for
- WebGL, Rust

🎁 Perks
- Equity, a MacBook, a Figma plushie`,
    must: 'React; Vue.js; Web Accessibility; Web Performance; Vitest; Jest',
    nice: 'TypeScript; WebGL; Rust',
    anyOf: ['React; Vue.js', 'Vitest; Jest'],
    ways: 'Ownership',
  },
  {
    kind: 'Indian product firm, labels',
    text: `Position: Data Scientist
Qualification: B.Tech / M.Tech / MCA
Mandatory: Python, SQL, Machine Learning, scikit-learn
Desired: NLP, PyTorch / TensorFlow, AWS / GCP
Soft skills: excellent communication, team player
Working days: 5
Benefits: cab, meals, Kaggle club`,
    must: 'Python; SQL; Machine Learning; scikit-learn',
    nice: 'Natural Language Processing; PyTorch; TensorFlow; Amazon Web Services; Google Cloud Platform',
    anyOf: ['PyTorch; TensorFlow', 'Amazon Web Services; Google Cloud Platform'],
    ways: 'Communication; Teamwork',
  },
  {
    kind: 'recruiter mail',
    text: `Hi, my client is hiring a backend developer. They need strong Node.js and TypeScript, and Postgres or MySQL. NestJS would be nice, and so would some Kubernetes. You'd work in a small team that values feedback. No PHP, I promise. Salary up to 80k, and a dog-friendly office in Ruby Lane.`,
    must: 'Node.js; TypeScript; PostgreSQL; MySQL',
    nice: 'NestJS; Kubernetes',
    anyOf: ['PostgreSQL; MySQL'],
    ways: '',
  },
  {
    kind: 'German, tasks and profile',
    text: `Test Engineer (all genders)

What awaits you
- Planning and automation of tests with Selenium
- Cooperation with developers in Scrum teams

What you should bring with you
- Training as an IT specialist or comparable
- Experience in test automation with Java, Python or C#
- Knowledge of Jenkins or a similar tool desirable
- ISTQB certificate an advantage
- Analytical skills and attention to detail

What we have for you
- Hybrid work, Docker training, a fruit basket`,
    must: 'Test Automation; Java; Python; C#',
    nice: 'Selenium; Scrum; Jenkins; ISTQB',
    anyOf: ['Java; Python; C#'],
    ways: 'Problem Solving; Attention to Detail',
  },
  {
    kind: 'security, tiers in one list',
    text: `SOC Analyst

Requirements:
• SIEM experience (Splunk, QRadar, Sentinel, etc.) - mandatory
• Incident response - mandatory
• Python or Bash - good to have
• Knowledge of MITRE ATT&CK
• Willing to work in shifts
• CEH or CompTIA Security+ (preferred)

About Brightwatch
Founded by two people who met at a Kali Linux workshop.`,
    must: 'SIEM; Splunk; Incident Response; MITRE ATT&CK',
    nice: 'Python; Bash; CEH; CompTIA Security+',
    anyOf: ['Python; Bash', 'CEH; CompTIA Security+'],
    ways: '',
  },
  {
    kind: 'designer, prose',
    text: `We're after a UX designer who can run user research and turn it into wireframes. You should know Figma well; experience with Webflow or Framer is a bonus. You work closely with engineers, so a feel for HTML and CSS helps. Good presentation skills are a must. In return you get a four-day week, a learning budget and Thursday's Kotlin quiz.`,
    must: 'UX Design; User Research; Wireframing; Figma; HTML; CSS',
    nice: 'Webflow; Framer',
    anyOf: ['Webflow; Framer'],
    ways: 'Presentation Skills',
  },
];
