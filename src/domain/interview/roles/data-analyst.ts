import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'data-analyst-01',
    topic: 'Tell me about yourself',
    category: 'behavioral',
    difficulty: 'easy',
    concepts: [
      { label: 'current role or study', match: ['current role or study', 'current', 'currently', 'student', 'i am a'] },
      { label: 'background', match: ['background', 'experience', 'years', 'degree'] },
      { label: 'key skills', match: ['key skills', 'skills', 'stack', 'technologies'] },
      { label: 'project or achievement', match: ['project or achievement', 'project', 'built', 'achievement'] },
      { label: 'measurable result', match: ['measurable result', 'percent', 'increased', 'reduced', 'users'] },
      { label: 'why this role', match: ['why this role', 'this role', 'your company', 'excited', 'looking for'] },
    ],
    question: 'Tell me about yourself.',
    covers: [
      'Where you are now and whose questions you answer',
      'The tools you are fluent in',
      'One analysis that led to something',
      'Why this role',
    ],
    outline:
      'Open with what you do currently and whose questions you answer: sales, product, a research group. Give your background in a sentence, including a turn into analysis from another field if you made one. Name the skills you are fluent in, such as SQL and one visual tool. Then tell one project that ended in an action: the question, what you found, and what it changed, like returns reduced by some percent. Finish with why this role and this kind of data interest you.',
    followUps: [
      'Who used that analysis, and what did they do the week after?',
      'Which tool on your list would you need a day to get back into?',
    ],
  },
  {
    id: 'data-analyst-02',
    topic: 'Insight that changed a decision',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'business question', match: ['business question', 'question', 'problem'] },
      { label: 'data used', match: ['data used', 'data', 'source', 'sql'] },
      { label: 'method', match: ['method', 'analysis', 'segment', 'compared'] },
      { label: 'finding', match: ['finding', 'found', 'insight'] },
      { label: 'recommendation', match: ['recommendation', 'recommend'] },
      { label: 'measured effect', match: ['measured effect', 'result', 'increase', 'saved'] },
    ],
    question: 'Tell me about an analysis of yours that changed what the company did.',
    covers: [
      'The question behind it, in business terms',
      'The data and its weaknesses',
      'What you found that was not obvious',
      'What you recommended, and what happened then',
    ],
    outline:
      'Open with the business question and the decision that hung on it. Say which data you used and what was wrong with it. Describe the method briefly: how you segmented, what you compared with what, and how you ruled out the dull explanation. Give the finding in one sentence a manager would repeat. Then the recommendation, who resisted it and why, and the measured result, with a figure and how sure you are that your change caused it. If it was not followed, say what you learned from that.',
    followUps: [
      'How do you know that the improvement came from your recommendation?',
      'What would have made you recommend the opposite?',
    ],
  },
  {
    id: 'data-analyst-03',
    topic: 'SQL joins and aggregation',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'inner versus left join', match: ['inner versus left join', 'inner join', 'left join'] },
      { label: 'group by', match: ['group by'] },
      { label: 'having versus where', match: ['having versus where', 'having', 'where'] },
      { label: 'count distinct', match: ['count distinct', 'distinct'] },
      { label: 'null handling', match: ['null handling', 'null'] },
      { label: 'example query', match: ['example query', 'select'] },
    ],
    question:
      'You need the number of different customers per country, including countries with none. How do you write that in SQL, and what could make the figure wrong?',
    covers: [
      'The right join and the right count',
      'Grouping, and filters before and after it',
      'How nulls behave',
      'A check of the result',
    ],
    outline:
      'Say the query aloud: select the country and count distinct customer ids, from countries with a left join to customers, group by country. An inner join would lose the empty countries. Count the customer id, not the rows, because count skips null and an empty country must give zero. Point out the traps: a condition on customers in where removes the unmatched rows again, so it belongs in the join; having filters groups after counting; another join to orders multiplies rows, which distinct hides but a sum does not. End with a check against a known total.',
    followUps: [
      "How would you add each country's revenue without counting anything twice?",
      'What does an average do with null values, and when is that wrong?',
    ],
  },
  {
    id: 'data-analyst-04',
    topic: 'Window functions',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'partition by', match: ['partition by', 'partition'] },
      { label: 'order by inside window', match: ['order by inside window', 'order by'] },
      { label: 'row number or rank', match: ['row number or rank', 'row number', 'rank', 'dense rank'] },
      { label: 'running total', match: ['running total', 'cumulative'] },
      { label: 'lag and lead', match: ['lag and lead', 'lag', 'lead'] },
      { label: 'versus group by', match: ['versus group by', 'keeps rows', 'group by'] },
    ],
    question: 'What can a window function do that a group by cannot? Give me an example you have used.',
    covers: [
      'Every row stays',
      'Partition and order inside the window',
      'Ranking, running totals, the row before',
      'A use of your own',
    ],
    outline:
      'Give the difference first: group by folds rows into one for each group, a window function keeps rows and puts the computed value beside each. Explain the two parts: partition by says which rows belong together, order by says in which sequence. Then three uses: row number to keep the latest record per customer, a running total of sales by day, and lag to compare a month with the one before. Mention that rank leaves gaps after ties while dense rank does not. Close with a case of your own and the subquery it replaced.',
    followUps: [
      'Why can you not filter on a window function in the WHERE of the same query?',
      'What does a running total do when two rows share the same date?',
    ],
  },
  {
    id: 'data-analyst-05',
    topic: 'Cleaning messy data',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'missing values', match: ['missing values', 'missing', 'null', 'impute'] },
      { label: 'duplicates', match: ['duplicates', 'duplicate'] },
      { label: 'outliers', match: ['outliers', 'outlier'] },
      { label: 'types and formats', match: ['types and formats', 'format', 'type', 'date'] },
      { label: 'validation', match: ['validation', 'validate', 'check'] },
      { label: 'document steps', match: ['document steps', 'document', 'reproducible'] },
    ],
    question:
      'Another department sends you a file with gaps, repeats and odd values. What do you do before you analyse it?',
    covers: [
      'Look before you change anything',
      'Gaps, repeats, odd values and formats, each with a rule',
      'Ask the people who made the data',
      'Steps you can run again',
    ],
    outline:
      'Start by looking: row count, types, ranges and the share of gaps in each column, with the original left untouched. For missing values, ask why they are missing before you drop or impute, and mark what you filled in. Find duplicates by a business key, not by whole rows. Treat an outlier as a question: error, other unit or real. Bring each date and number into one format. Then validate: totals against the source, rules such as no order before its customer. Keep every step in a script with notes, so that the work is reproducible when the next file comes.',
    followUps: ['When would you rather drop rows than fill gaps?', 'Give me an outlier that turned out to be real.'],
  },
  {
    id: 'data-analyst-06',
    topic: 'Choosing the right chart',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'comparison bar', match: ['comparison bar', 'bar'] },
      { label: 'trend line', match: ['trend line', 'line'] },
      { label: 'distribution histogram', match: ['distribution histogram', 'histogram', 'box plot'] },
      { label: 'relationship scatter', match: ['relationship scatter', 'scatter'] },
      { label: 'avoid clutter', match: ['avoid clutter', 'clutter', 'simple'] },
      { label: 'audience', match: ['audience', 'stakeholder'] },
    ],
    question: 'How do you choose a chart, and which mistakes do you see most often?',
    covers: [
      'Start from the message and the reader',
      'The usual chart for each kind of question',
      'Axes and scales that do not mislead',
      'What to leave out',
    ],
    outline:
      'Start from the question and the audience, not from the tool. Comparing categories calls for a bar chart, sorted and starting at zero. A trend over time calls for a line. A distribution calls for a histogram or a box plot. A relationship between two figures calls for a scatter plot. Then the mistakes: a cut axis that makes a small change look huge, a pie with ten slices, two axes on one chart, colours without meaning. Say how you cut clutter: the message as the title, labels on the lines, nothing that does not help a stakeholder decide.',
    followUps: ['When is a table better than any chart?', 'Which chart of yours was misread, and what did you change?'],
  },
  {
    id: 'data-analyst-07',
    topic: 'Statistics basics and A/B tests',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'mean and median', match: ['mean and median', 'mean', 'median'] },
      { label: 'standard deviation', match: ['standard deviation', 'variance'] },
      { label: 'p-value', match: ['p-value', 'p value', 'significan'] },
      { label: 'sample size', match: ['sample size', 'power'] },
      { label: 'confidence interval', match: ['confidence interval'] },
      { label: 'correlation is not causation', match: ['correlation is not causation', 'causation'] },
    ],
    question:
      'We tested a new button, and conversion rose by two percent with a p-value of 0.04. What do you tell the product manager?',
    covers: [
      'What the p-value says and does not say',
      'Size and uncertainty of the effect',
      'Whether the test was set up soundly',
      'When you may speak of a cause',
    ],
    outline:
      'Say what the p-value means: were there no real difference, one at least this large would turn up in about four of a hundred tests. It is not the chance that the button works. Ask whether the two percent is relative or absolute, and show the confidence interval. Check that the sample size was fixed beforehand and nobody stopped early at a good moment. For revenue, show mean and median, since a few large orders and a high standard deviation can mislead. Because users were randomised you may speak of causation, which a correlation in old data would not allow.',
    followUps: [
      'The team looked at the result every day. What does that do to the error rate?',
      'The effect is real but tiny. What would you recommend?',
    ],
  },
  {
    id: 'data-analyst-08',
    topic: 'Dashboard and KPI design',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'business goal', match: ['business goal', 'goal', 'objective'] },
      { label: 'KPI definition', match: ['kpi definition', 'kpi', 'metric'] },
      { label: 'filters and drill-down', match: ['filters and drill-down', 'filter', 'drill'] },
      { label: 'refresh and source', match: ['refresh and source', 'refresh', 'source'] },
      { label: 'Power BI or Tableau', match: ['power bi or tableau', 'power bi', 'tableau'] },
      { label: 'adoption', match: ['adoption', 'users', 'feedback'] },
    ],
    question: 'The head of sales wants a dashboard. How do you get from that wish to something people open every week?',
    covers: [
      'The decisions it should support',
      'Few figures, each with an agreed definition',
      'Overview first, details on request',
      'Fresh, trusted data and signs of use',
    ],
    outline:
      'Begin with the goal: which decisions will it support, and who takes them each week. Agree on one KPI for each goal, a handful at most, and write down its definition, since "active customer" has as many meanings as departments. Sketch on paper first. In Power BI or Tableau, put the overview on top, with filters and a way to drill into region or product. Show the source and the time of the last refresh, so that people trust it. After launch, watch which users open it, ask for feedback, and remove what nobody looks at.',
    followUps: [
      'Two departments define the same figure differently. What do you do?',
      'How would you tell that a dashboard should be switched off?',
    ],
  },
  {
    id: 'data-analyst-09',
    topic: 'A key metric dropped suddenly',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'check data quality', match: ['check data quality', 'data quality', 'tracking', 'pipeline'] },
      {
        label: 'time and segment split',
        match: ['time and segment split', 'segment', 'region', 'device', 'break down'],
      },
      { label: 'internal changes', match: ['internal changes', 'release', 'campaign', 'change'] },
      { label: 'external factors', match: ['external factors', 'season', 'competitor', 'market'] },
      { label: 'hypothesis', match: ['hypothesis', 'hypothes'] },
      { label: 'report and next step', match: ['report and next step', 'communicate', 'recommend'] },
    ],
    question: 'Daily orders fell by fifteen percent yesterday. How do you find out why?',
    covers: [
      'First rule out a fault in the data',
      'Where the drop is and where it is not',
      'What changed inside and outside',
      'One explanation tested, and a clear report',
    ],
    outline:
      'First ask whether it is real: is the pipeline complete, did tracking break, was yesterday a holiday, and how much do such days usually vary. Then find where it fell: split by segment, region, device, channel and step of the funnel, because a drop in one place tells more than the total. Compare with a timeline of internal changes (a release, a campaign that ended, a price) and of external ones, such as season or a competitor. Form a hypothesis that also explains what did not fall, and test it. Report early what is known, what is not, and what you recommend next.',
    followUps: [
      'Every segment fell by the same share. What does that suggest?',
      'What do you report after one hour if you have no cause yet?',
    ],
  },
  {
    id: 'data-analyst-10',
    topic: 'Stakeholder asks for unclear analysis',
    category: 'situational',
    difficulty: 'easy',
    concepts: [
      { label: 'ask the decision behind it', match: ['ask the decision behind it', 'decision', 'why', 'goal'] },
      { label: 'define metric and scope', match: ['define metric and scope', 'define', 'scope'] },
      { label: 'timeline', match: ['timeline', 'deadline'] },
      { label: 'draft early', match: ['draft early', 'draft', 'mockup', 'first version'] },
      { label: 'confirm', match: ['confirm', 'agree', 'align'] },
    ],
    question: 'A manager asks you to "look into churn" on the way to another meeting. What do you do?',
    covers: [
      'The decision behind the request',
      'Terms and limits agreed in writing',
      'Something rough early',
      'A check before the full work',
    ],
    outline:
      'Find the decision behind the request: what will they do differently depending on the answer, and why now. If they have no time, send three short questions with your assumptions, so that a yes is enough. Define what counts as churn, which customers and which period are in scope, and the deadline. After a day or so, show a first version with rough figures, since people see what they wanted once they see something. Confirm the direction, then go deep. At the end, answer their question in the first line and put the method below.',
    followUps: [
      "The manager's question turns out to be the wrong one. How do you say so?",
      'How do you handle three such requests in one morning?',
    ],
  },
];
