import content from 'content:questions';
import analystTopics from 'content:roles/data-analyst';
import operationsTopics from 'content:roles/devops-engineer';
import managerTopics from 'content:roles/product-manager';
import engineerTopics from 'content:roles/sde-2';
import designerTopics from 'content:roles/ui-ux-designer';
import { skillQuestion } from '../../../../src/domain/interview/questions/job-questions';
import { type InterviewQuestion, questionOfTopic } from '../../../../src/domain/interview/questions/question';
import type { InterviewTopic, QuestionCategory } from '../../../../src/domain/interview/types';

/** `label: form|form; label: form` */
const concepts = (text: string) =>
  text.split(';').map((part) => {
    const [label = '', forms = ''] = part.trim().split(': ');
    return { label, match: [label.toLowerCase(), ...forms.split('|')] };
  });

const role = (
  id: string,
  topic: string,
  category: QuestionCategory,
  question: string,
  matches: string,
  outline: string,
): InterviewQuestion => ({ id, topic, category, question, concepts: concepts(matches), outline, from: 'role' });

function banked(id: string): InterviewQuestion {
  const found = [...content.behavioural, ...content.situational].find((question) => question.id === id);
  if (!found) throw new RangeError(`No bank question "${id}"`);
  return { ...found, from: 'behavioural' };
}

function topicOf(topics: readonly InterviewTopic[], id: string): InterviewQuestion {
  const found = topics.find((topic) => topic.id === id);
  if (!found) throw new RangeError(`No topic "${id}"`);
  return questionOfTopic(found);
}

/** The questions of the labelled answers. Concepts of the roles' questions are those of the interview content. */
export const QUESTIONS: Readonly<Record<string, InterviewQuestion>> = {
  'hash-tables': role(
    'sde-1-05',
    'Hash tables',
    'technical',
    'How does a hash table work, and what happens when two keys collide?',
    'hash function: hash; key-value: key|value|dictionary|map; collisions: collision|chaining|open addressing; average constant lookup: o(1)|constant time; worst case linear: worst case|o(n); load factor and resize: load factor|resize|rehash',
    'Say what it stores and how a key becomes a place in the array. Explain what happens on a collision and two ways to resolve it. Give the average and the worst case, and why the table grows.',
  ),
  'slow-query': role(
    'sde-1-08',
    'SQL joins and indexes',
    'technical',
    'A query that joins two large tables has become slow. How do you find out why and make it faster?',
    'inner join: inner; left join: left outer; primary and foreign key: primary key|foreign key; index speeds reads: index; write cost: slower writes|overhead; query plan: explain|execution plan',
    'Read the query plan before changing anything. Look for full scans and missing indexes on the join and filter columns. Fetch fewer rows and columns. Mention what an index costs on writes, and compare before and after.',
  ),
  'conflict-teammate': banked('teammate-conflict'),
  failure: role(
    'sde-1-03',
    'Failure and what was learned',
    'behavioral',
    'Tell me about a failure of yours and what you learned from it.',
    'situation: when i|at the time; own responsibility: my mistake|i missed|i should; action taken: fixed|rolled back|told|communicated; result: recovered; prevention: test|checklist|now i',
    'Choose a real failure. Say what was your part, whom you told and when, how it was mended, and what you changed so that it does not come back.',
  ),
  'broken-deployment': role(
    'devops-engineer-10',
    'Deployment broke production',
    'situational',
    'A deployment that you have just made breaks production. What do you do?',
    'stop and rollback: rollback|revert; impact: users|severity; communicate: communicat|status|incident channel; find cause: diff|logs|root cause; verify: monitor; blameless review: postmortem|blameless|prevent',
    'Stop and go back first. See who is affected and tell people. Find the cause from logs and differences, verify the fix, and hold a review without blame.',
  ),
  docker: skillQuestion(content, 'devops-1', {
    skill: 'Docker',
    group: 'devops',
    need: 'must',
    anyOf: null,
    quote: 'Docker',
    line: 0,
    count: 1,
  }),
  'about-yourself': role(
    'sde-1-01',
    'Tell me about yourself',
    'behavioral',
    'Tell me about yourself.',
    'current role or study: current|currently|student|i am a; background: experience|years|degree; key skills: skills|stack|technologies; project or achievement: project|built|achievement; measurable result: percent|increased|reduced|users; why this role: this role|your company|excited|looking for',
    'Now, before, next: what you do, one piece of work with its result, and why this role follows from it.',
  ),
  'bias-variance': role(
    'data-scientist-03',
    'Bias-variance trade-off',
    'technical',
    'Explain the bias-variance trade-off and how it guides your work.',
    'bias underfitting: bias|underfit; variance overfitting: variance|overfit; model complexity: complex; regularization: regulariz; more data: more data; validation curve: validation|learning curve',
    'Define both errors and how they show in training and validation. Tie them to the complexity of the model. Say what you do when either is too high, with an example.',
  ),
  'rest-api': role(
    'sde-2-03',
    'REST API design',
    'technical',
    'How do you design a REST API that other teams will use for years?',
    'resources and nouns: resource|endpoint; HTTP methods: get|post|put|delete|patch; status codes: status code|404|200|500; pagination and filtering: pagination|filter; versioning: version; idempotency: idempotent; auth: authentication|token|oauth',
    'Model resources, use methods and status codes for what they mean, page long lists, make retries safe, control access, and plan how it changes without breaking clients.',
  ),
  'tight-deadline': banked('tight-deadline'),
  'metric-drop': role(
    'data-analyst-09',
    'A key metric dropped suddenly',
    'situational',
    'A key metric of the product has dropped by a fifth since yesterday. What do you do?',
    'check data quality: data quality|tracking|pipeline; time and segment split: segment|region|device|break down; internal changes: release|campaign|change; external factors: season|competitor|market; hypothesis: hypothes; report and next step: communicate|recommend',
    'Check that the data is right. Split by time and segment. Look at what changed inside and outside. Write hypotheses, test them, and report what is known with a next step.',
  ),
  'password-storage': role(
    'cybersecurity-engineer-07',
    'Password storage',
    'technical',
    'How should an application store the passwords of its users?',
    'hash not encrypt: hash; salt: salt; slow algorithm: bcrypt|argon2|scrypt; brute-force limits: rate limit|lockout|brute; MFA: second factor; never log: log|plain text',
    'Hash and do not encrypt, with a slow algorithm and a salt for each user. Limit attempts, offer a second factor, and keep passwords out of logs.',
  ),
  'explain-non-technical': banked('explaining'),
  'no-time-to-test': role(
    'qa-engineer-10',
    'No time to test everything before release',
    'situational',
    'The release is tomorrow and there is no time to test everything. What do you do?',
    'risk based: risk; critical paths: critical|core flow; smoke and automation: smoke|automat; communicate risk: communicat|inform|risk; go or no-go data: go no go|decision; follow-up tests: after release|monitor',
    'Rank by risk, test the critical paths, lean on automation, tell people what is not tested, give the decision to its owner, and follow up after the release.',
  ),
  caching: topicOf(engineerTopics, 'sde-2-05'),
  accessibility: topicOf(designerTopics, 'ui-ux-designer-08'),
  'python-errors': skillQuestion(content, 'languages-2', {
    skill: 'Python',
    group: 'languages',
    need: 'must',
    anyOf: null,
    quote: 'Python',
    line: 0,
    count: 1,
  }),
  initiative: banked('initiative'),
  'critical-feedback': banked('critical-feedback'),
  'own-mistake': banked('own-mistake'),
  'saying-no': topicOf(managerTopics, 'product-manager-03'),
  leading: banked('leading'),
  'difficult-customer': banked('difficult-customer'),
  'two-bosses': banked('two-bosses'),
  kubernetes: topicOf(operationsTopics, 'devops-engineer-05'),
  'ab-tests': topicOf(analystTopics, 'data-analyst-07'),
  'hardest-problem': banked('hardest-problem'),
  outage: banked('outage'),
  proud: banked('proud'),
  prioritising: banked('prioritising'),
  'missing-information': banked('missing-information'),
  mentoring: banked('mentoring'),
  'off-plan': banked('off-plan'),
  'disagreement-role': topicOf(engineerTopics, 'sde-2-02'),
  risk: banked('risk'),
  'other-department': banked('other-department'),
  'comfort-zone': banked('comfort-zone'),
  learning: banked('learning'),
  'unrealistic-date': banked('unrealistic-date'),
  kafka: skillQuestion(content, 'backend-3', {
    skill: 'Apache Kafka',
    group: 'backend',
    need: 'must',
    anyOf: null,
    quote: 'Kafka',
    line: 0,
    count: 1,
  }),
};
