import type { Card } from '../types';

/** Data analysis: what the built-in coach knows. */
export const dataAnalystCards: readonly Card[] = [
  {
    id: 'data-analyst/types-of-analytics',
    group: 'data-analyst',
    title: 'Types of analytics',
    asked: [
      'What are the four types of data analytics?',
      'What is the difference between descriptive and predictive analytics?',
      'What does diagnostic analytics mean?',
    ],
    terms: ['descriptive', 'diagnostic', 'predictive', 'prescriptive'],
    answer: `Analytics is sorted by the question it answers:

| Type | Question | Example |
| --- | --- | --- |
| Descriptive | What happened? | Sales per month and region |
| Diagnostic | Why did it happen? | Returns rose because one size was mislabelled |
| Predictive | What will probably happen? | A forecast of next month's orders |
| Prescriptive | What should we do? | How much stock to order for each shop |

Each step builds on the one before. A forecast from figures that nobody has checked is worth little, so most of an analyst's work is descriptive and diagnostic.

When someone brings you a request, ask which question it is. "Show me churn" may mean a number, a cause, or a list of customers to call, and those are three different pieces of work.

The usual mistake is to answer "why" with a description. Two lines that move together do not show a cause; for that you need a comparison, ideally an experiment.`,
    sources: ['data-analyst.roadmap', 'data-analyst.certification'],
    next: ['data-analyst/kpis-and-storytelling', 'data-analyst/machine-learning-basics', 'data-analyst/metric-drop'],
  },
  {
    id: 'data-analyst/excel',
    group: 'data-analyst',
    title: 'Excel lookups and pivot tables',
    asked: [
      'How do I use VLOOKUP or XLOOKUP?',
      'What is a pivot table?',
      'Which Excel functions should an analyst know?',
      'What is the difference between relative and absolute references?',
    ],
    terms: ['spreadsheet', 'Google Sheets', 'INDEX MATCH', 'SUMIFS', 'COUNTIFS', '$A$1', 'pivot chart'],
    answer: `Learn these first: \`SUMIFS\`, \`COUNTIFS\`, \`IF\`, \`XLOOKUP\` (or \`INDEX\` with \`MATCH\`), \`TRIM\`, text and date functions, and pivot tables.

A lookup fetches a value from another table by a key:

\`\`\`text
=XLOOKUP(A2, Products!A:A, Products!C:C, "not found")
=VLOOKUP(A2, Products!A:C, 3, FALSE)
\`\`\`

\`FALSE\` asks for an exact match. Leave it out and \`VLOOKUP\` looks for an approximate match, which gives wrong rows on unsorted keys. \`VLOOKUP\` can only look to the right of the key column; \`XLOOKUP\` has no such limit.

A pivot table groups rows and sums, counts or averages a column, without formulas. Keep the source as one tidy table: one header row, one record per row, no merged cells, no subtotals. Refresh the pivot after the data changes.

\`$A$1\` stays fixed when you copy a formula, \`A1\` moves along with it. Many wrong totals come from a missing \`$\`, or from numbers that are stored as text.`,
    sources: ['data-analyst.youtube', 'data-analyst.certification'],
    next: ['data-analyst/data-cleaning', 'data-analyst/choosing-a-chart', 'data-analyst/sql-joins-and-grouping'],
  },
  {
    id: 'data-analyst/sql-joins-and-grouping',
    group: 'data-analyst',
    title: 'SQL joins and aggregation for analysts',
    asked: [
      'How do I join tables in SQL?',
      'What is the difference between WHERE and HAVING?',
      'Why does my join give duplicate rows?',
      'What is the difference between inner join and left join?',
    ],
    terms: ['SELECT', 'GROUP BY', 'COUNT', 'SUM', 'subquery', 'CTE', 'fan-out', 'COALESCE', 'NULL'],
    answer: `An inner join keeps only rows with a match on both sides. A left join keeps every row of the left table and fills the rest with NULL.

\`\`\`sql
SELECT c.country,
       COUNT(DISTINCT c.id)         AS customers,
       COALESCE(SUM(o.amount), 0)   AS revenue
FROM customers c
LEFT JOIN orders o
       ON o.customer_id = c.id
      AND o.status = 'paid'
GROUP BY c.country
HAVING COUNT(DISTINCT c.id) >= 10
ORDER BY revenue DESC;
\`\`\`

- \`WHERE\` filters rows before grouping, \`HAVING\` filters groups afterwards.
- A condition on the right table in \`WHERE\` turns a left join into an inner one, because NULL fails the test. Put it in \`ON\`, as above.
- Joining one-to-many repeats the left row, so a sum of a left column counts it several times. Aggregate first, in a subquery or \`WITH\`, then join.
- \`COUNT(*)\` counts rows, \`COUNT(column)\` only values that are not NULL.

Compare row counts before and after each join.`,
    sources: ['postgres', 'data-analyst.resources'],
    next: ['data-analyst/window-functions', 'data-analyst/data-cleaning', 'data-analyst/pandas'],
  },
  {
    id: 'data-analyst/window-functions',
    group: 'data-analyst',
    title: 'SQL window functions',
    asked: [
      'What is a window function in SQL?',
      'How do I calculate a running total?',
      'How do I get the latest row per customer?',
      'What is the difference between RANK and DENSE_RANK?',
    ],
    terms: ['OVER', 'PARTITION BY', 'ROW_NUMBER', 'LAG', 'LEAD', 'moving average', 'top n per group'],
    answer: `A window function calculates over a set of related rows but keeps every row, whereas \`GROUP BY\` folds them into one. \`PARTITION BY\` says which rows belong together, \`ORDER BY\` sets their order.

\`\`\`sql
WITH ranked AS (
  SELECT customer_id, ordered_at, amount,
         SUM(amount) OVER (PARTITION BY customer_id ORDER BY ordered_at
                           ROWS UNBOUNDED PRECEDING)                AS running_total,
         LAG(amount) OVER (PARTITION BY customer_id ORDER BY ordered_at)  AS previous,
         ROW_NUMBER() OVER (PARTITION BY customer_id
                            ORDER BY ordered_at DESC)               AS recency
  FROM orders
)
SELECT * FROM ranked WHERE recency = 1;
\`\`\`

This gives the latest order per customer, with the total so far and the order before.

With values 10, 10, 8 \`ROW_NUMBER\` gives 1, 2, 3; \`RANK\` gives 1, 1, 3; \`DENSE_RANK\` gives 1, 1, 2.

A window function cannot stand in \`WHERE\`, which runs earlier; filter in an outer query. With \`ORDER BY\` alone, the default frame treats rows with equal sort values as one step, so state \`ROWS\` for a running total.`,
    sources: ['postgres', 'data-analyst.resources'],
    next: ['data-analyst/sql-joins-and-grouping', 'data-analyst/metric-drop'],
  },
  {
    id: 'data-analyst/pandas',
    group: 'data-analyst',
    title: 'Python and pandas for data manipulation',
    asked: [
      'How do I use pandas?',
      'How do I group and aggregate in pandas?',
      'What is the difference between merge and concat?',
      'Should an analyst learn Python or R?',
    ],
    terms: ['DataFrame', 'groupby', 'pivot', 'melt', 'reshape', 'dplyr', 'tidyverse', 'Jupyter notebook', 'loc'],
    answer: `pandas gives Python a table, the DataFrame. R offers the same with \`dplyr\`. Either will do; take Python if you also want to automate, R if your field leans on statistics.

\`\`\`python
import pandas as pd

orders = pd.read_csv("orders.csv", parse_dates=["ordered_at"])
paid = orders.loc[orders["status"] == "paid"]
monthly = (
    paid.assign(month=paid["ordered_at"].dt.to_period("M"))
        .groupby(["month", "country"], as_index=False)["amount"]
        .sum()
)
wide = monthly.pivot(index="month", columns="country", values="amount")
\`\`\`

- \`merge\` joins by keys, \`concat\` stacks tables. \`merge(..., validate="one_to_one")\` stops on unexpected duplicates.
- \`pivot\` makes long data wide, \`melt\` makes wide data long. Charts and grouping usually want it long.
- Combine conditions with \`&\` and \`|\`, each in parentheses.
- Assign through one \`.loc[rows, column]\`; a chain such as \`df[mask]["x"] = 1\` may change only a copy.

In a notebook, restart and run all cells before you share it: cells run out of order hide mistakes.`,
    sources: ['data-analyst.resources', 'python'],
    next: ['data-analyst/data-cleaning', 'data-analyst/data-collection', 'data-analyst/choosing-a-chart'],
  },
  {
    id: 'data-analyst/data-collection',
    group: 'data-analyst',
    title: 'Collecting data: databases, CSV, APIs, web scraping',
    asked: [
      'How do I get data for an analysis?',
      'How do I read data from an API in Python?',
      'Is web scraping allowed?',
      'Why does my CSV show broken characters?',
    ],
    terms: ['CSV encoding', 'UTF-8', 'pagination', 'JSON', 'requests', 'robots.txt', 'data source', 'survey'],
    answer: `Prefer the source closest to where the data is made: a database, then an API, then a file export, and scraping last.

- **Database**: read-only access, only the columns and dates you need.
- **CSV**: check the separator, the encoding (try UTF-8), decimal comma or point, and dates such as 03/04. Read identifiers as text, or leading zeros vanish.
- **API**: read the documentation for the key, the rate limit and paging. A first page is not the whole set.
- **Scraping**: read the site's terms and its \`robots.txt\`, go slowly, take no personal data, and look for an official export before you start.

\`\`\`python
import requests

reply = requests.get("https://api.example.com/orders",
                     params={"page": 1}, timeout=10)
reply.raise_for_status()
rows = reply.json()
\`\`\`

Keep the raw data unchanged and do the cleaning in a script. Note where each file came from, when, and with which filter. Ask who collected it and why: a survey of customers who stayed says nothing about those who left.`,
    sources: ['python', 'data-analyst.roadmap'],
    next: ['data-analyst/data-cleaning', 'data-analyst/pandas', 'data-analyst/portfolio'],
  },
  {
    id: 'data-analyst/data-cleaning',
    group: 'data-analyst',
    title: 'Data cleaning',
    asked: [
      'How do I clean messy data?',
      'What should I do with missing values?',
      'How do I handle outliers?',
      'How do I remove duplicates?',
    ],
    terms: [
      'imputation',
      'NULL',
      'NaN',
      'outlier',
      'IQR',
      'deduplicate',
      'data quality',
      'normalise',
      'data wrangling',
    ],
    answer: `Work in a fixed order and in a script, so that you can repeat it:

1. **Profile**: row count, types, ranges, share of missing values, distinct values per column.
2. **Types and formats**: real dates and numbers, one unit, one spelling per category, trimmed spaces.
3. **Duplicates**: decide what makes a record unique, then find out why there are two before you delete one.
4. **Missing values**: ask why they are missing. Leave them, drop the rows, or fill them, for instance with the median, and say which.
5. **Outliers**: an error to be corrected, or a real, rare case. Check the source first.
6. **Verify**: totals against a figure someone already trusts.

Never fill a gap with 0 unless it means zero: it drags the mean down. Dropping rows with gaps can bias the result if, say, only the unhappy customers left the field empty.

Keep the raw data, log how many rows each step removed, and report it with the result.`,
    sources: ['data-analyst.resources', 'data-analyst.certification'],
    next: ['data-analyst/pandas', 'data-analyst/descriptive-statistics', 'data-analyst/data-collection'],
  },
  {
    id: 'data-analyst/descriptive-statistics',
    group: 'data-analyst',
    title: 'Descriptive statistics',
    asked: [
      'What is the difference between mean and median?',
      'What does standard deviation tell me?',
      'What are skewness and kurtosis?',
      'When should I use the median?',
    ],
    terms: ['average', 'mode', 'variance', 'spread', 'percentile', 'quartile', 'IQR', 'distribution'],
    answer: `Describe a column by its centre, its spread and its shape.

- **Mean**: the sum divided by the count; pulled by extreme values.
- **Median**: the middle value; hardly moved by extremes. Prefer it for incomes, prices or response times.
- **Variance**: the mean squared distance from the mean. **Standard deviation** is its square root, in the unit of the data.
- **Interquartile range**: from the 25th to the 75th percentile, the middle half.
- **Skewness**: which tail is longer. In data with a long right tail the mean usually lies above the median.
- **Kurtosis**: how heavy the tails are.

Example: salaries of 30, 32, 35, 38 and 200 thousand have a mean of 67 and a median of 35.

For a sample, the variance divides by n − 1. pandas does so by default, NumPy divides by n.

Draw a histogram too: very different shapes can share mean and standard deviation. A mean of averages is wrong when the groups differ in size.`,
    sources: ['data-analyst.resources', 'data-analyst.roadmap'],
    next: ['data-analyst/hypothesis-tests', 'data-analyst/choosing-a-chart', 'data-analyst/data-cleaning'],
  },
  {
    id: 'data-analyst/choosing-a-chart',
    group: 'data-analyst',
    title: 'Choosing the right chart',
    asked: [
      'Which chart should I use?',
      'When should I use a bar chart or a line chart?',
      'What is the difference between a histogram and a bar chart?',
      'Why are pie charts criticised?',
    ],
    terms: ['data visualization', 'scatter plot', 'heatmap', 'box plot', 'axis', 'colour blind', 'visualisation'],
    answer: `Start from the question, not from the chart menu:

| You want to show | Chart |
| --- | --- |
| comparison of categories | bar, sorted by value |
| change over time | line |
| distribution of one number | histogram or box plot |
| relation of two numbers | scatter plot |
| two categories with a value | heatmap |
| parts of a whole | stacked bar; a pie only for two or three parts |
| one important figure | the number itself, with its change |

A histogram groups one numeric column into ranges; a bar chart compares separate categories.

- Bars start at zero, since their length is read as the value. A line may use a shorter axis if you label it.
- Write the finding as the title: "Returns doubled after March".
- Label directly instead of using a legend where you can.
- Never use colour alone to tell groups apart.
- Avoid 3D, and two vertical axes: their crossing point means nothing.

People compare lengths on a common base line better than angles, which is why a bar usually beats a pie.`,
    sources: ['data-analyst.roadmap', 'data-analyst.certification'],
    next: [
      'data-analyst/dashboards-and-bi',
      'data-analyst/kpis-and-storytelling',
      'data-analyst/descriptive-statistics',
      'data-analyst/excel',
    ],
  },
  {
    id: 'data-analyst/dashboards-and-bi',
    group: 'data-analyst',
    title: 'Dashboards with Power BI and Tableau',
    asked: [
      'How do I design a good dashboard?',
      'What is the difference between Power BI and Tableau?',
      'What is DAX?',
      'What is a measure in Power BI?',
    ],
    terms: [
      'business intelligence',
      'BI tool',
      'Looker',
      'star schema',
      'calculated column',
      'CALCULATE',
      'report',
      'data model',
    ],
    answer: `A BI tool connects to data, models it and shows it to people who do not write SQL. Power BI sits close to Excel and Microsoft's tools; Tableau is known for free visual exploration. The ideas carry over.

Design:

1. Ask who will open it, how often, and which decision it serves.
2. Put the few key figures at the top left, each with a target or an earlier period.
3. Then the trend, then the breakdown, then the details.
4. Offer few filters, and show the date of the last update.

Model the data as a star: one fact table (orders) with dimension tables (date, product, customer) around it.

In Power BI, DAX is the formula language. A calculated column is worked out per row when the data is refreshed; a measure is worked out for the current filters, for example \`Revenue = SUM(Orders[Amount])\`. Ratios belong in measures, because averaging row ratios gives a wrong total.

Check one figure against the source before you publish.`,
    sources: ['data-analyst.youtube', 'data-analyst.roadmap'],
    next: [
      'data-analyst/kpis-and-storytelling',
      'data-analyst/choosing-a-chart',
      'data-analyst/sql-joins-and-grouping',
    ],
  },
  {
    id: 'data-analyst/hypothesis-tests',
    group: 'data-analyst',
    title: 'Hypothesis tests, correlation and A/B tests',
    asked: [
      'What is a p-value?',
      'How does an A/B test work?',
      'What is the difference between correlation and causation?',
      'What does statistically significant mean?',
      'What is linear regression?',
    ],
    terms: [
      'null hypothesis',
      't-test',
      'confidence interval',
      'significance level',
      'type I error',
      'power',
      'sample size',
      'Pearson',
    ],
    answer: `A test starts from a null hypothesis, such as "both versions convert equally". The **p-value** is the probability of a difference at least as large as the one seen if that were true. It is not the probability that the null hypothesis is true. Below the level set in advance, often 0.05, you call the result significant.

An A/B test splits users at random, so that only the change differs:

1. One main metric and the smallest effect that would matter.
2. The sample size from effect, significance level and power.
3. Run the planned time, in whole weeks; stopping at the first good p-value raises false alarms.
4. Report the effect with a confidence interval, not only "significant".

**Correlation** measures how closely two variables move together, from −1 to 1 for Pearson's, along a straight line only. It does not show cause: a third factor may drive both. **Regression** fits how an outcome changes with one or more inputs.`,
    sources: ['data-analyst.resources', 'data-analyst.roadmap'],
    next: ['data-analyst/descriptive-statistics', 'data-analyst/metric-drop', 'data-analyst/machine-learning-basics'],
  },
  {
    id: 'data-analyst/machine-learning-basics',
    group: 'data-analyst',
    title: 'Machine learning basics for analysts',
    asked: [
      'What is the difference between supervised and unsupervised learning?',
      'How does a decision tree work?',
      'What is k-means clustering?',
      'Do data analysts need machine learning?',
    ],
    terms: [
      'classification',
      'regression',
      'clustering',
      'overfitting',
      'train test split',
      'scikit-learn',
      'segmentation',
    ],
    answer: `**Supervised** learning has known answers: from past customers, marked as stayed or left, a model learns to predict the next ones. It predicts a class (classification) or a number (regression). **Unsupervised** learning has no answers and looks for structure, such as groups of similar customers.

- A **decision tree** splits the data by one question at a time and is easy to explain. A deep tree learns the noise by heart.
- **k-means** puts each row with the nearest of k centres and moves the centres until they settle. You choose k, and you scale the columns first, or the one with the largest numbers decides everything.

Always judge a model on data it has not seen, because it may fit the training data too closely (overfitting). Compare with a simple rule: if 95 of 100 customers stay, "everyone stays" is already 95 percent accurate, yet useless.

Watch for leakage: a column that is filled only after the event gives the answer away.`,
    sources: ['data-analyst.resources', 'data-analyst.roadmap'],
    next: ['data-analyst/hypothesis-tests', 'data-analyst/types-of-analytics', 'data-analyst/big-data'],
  },
  {
    id: 'data-analyst/big-data',
    group: 'data-analyst',
    title: 'Big data concepts: Hadoop and Spark',
    asked: [
      'What is big data?',
      'What is the difference between Hadoop and Spark?',
      'When does an analyst need Spark?',
      'What is parallel processing?',
    ],
    terms: ['HDFS', 'MapReduce', 'cluster', 'partition', 'data warehouse', 'columnar', 'Parquet', 'distributed'],
    answer: `Data is "big" when one machine can no longer store or process it in useful time. The answer is to split it over many machines that work in parallel.

- **Hadoop** brought a distributed file system (HDFS), which stores each block on several machines, and MapReduce: each machine maps its own part, the results are grouped by key, then reduced.
- **Spark** runs such steps as well and keeps intermediate data in memory where it can, so repeated work on the same data is usually faster than MapReduce. You write SQL or DataFrame code, and Spark plans the work.

Expensive are the steps that send data between machines (a "shuffle"), such as joins and groupings on a new key. Filter rows and choose columns early. Columnar files such as Parquet read only the columns you name.

As an analyst you mostly meet this as SQL on a warehouse. When the table fits in memory, a database or pandas is simpler and often quicker.`,
    sources: ['data-analyst.roadmap'],
    next: [
      'data-analyst/sql-joins-and-grouping',
      'data-analyst/pandas',
      'data-analyst/data-collection',
      'backend/data-pipelines',
    ],
  },
  {
    id: 'data-analyst/kpis-and-storytelling',
    group: 'data-analyst',
    title: 'KPIs and storytelling with data',
    asked: [
      'What is a KPI?',
      'How do I present data to stakeholders?',
      'How do I handle an unclear request from a stakeholder?',
      'What makes a good metric?',
    ],
    terms: [
      'key performance indicator',
      'business metrics',
      'conversion rate',
      'churn',
      'retention',
      'presentation',
      'north star',
    ],
    answer: `A key performance indicator is a measure tied to a goal, with an owner, an exact definition and a target. "Active users" is no KPI until you say what counts as active, in which period, and who is left out.

Prefer a rate to a total where size differs, and pair it with a guard: faster support answers mean little if satisfaction falls.

When a request is unclear, ask before you query:

- Which decision depends on this, and when?
- What would you do if the figure were high, and if it were low?
- Which definition and period do you have in mind?

Repeat the answers in one line, agree on it.

Present with the result first: what we found, what it means, what to do, how sure we are. Then the evidence, one message per chart. Put the method in an appendix.

Say what the data cannot show. A stakeholder who later finds the gap will trust neither this figure nor the next.`,
    sources: ['data-analyst.certification', 'data-analyst.roadmap'],
    next: ['data-analyst/dashboards-and-bi', 'data-analyst/metric-drop', 'data-analyst/portfolio'],
  },
  {
    id: 'data-analyst/metric-drop',
    group: 'data-analyst',
    title: 'Investigating a sudden drop in a metric',
    asked: [
      'How do I investigate a metric that dropped?',
      'Sign-ups fell by twenty percent overnight, what do you do?',
      'How do I find the root cause of a change in data?',
      'How do I answer a metric drop interview question?',
    ],
    terms: [
      'root cause analysis',
      'diagnostic analysis',
      'segmentation',
      'funnel',
      'seasonality',
      'anomaly',
      "Simpson's paradox",
    ],
    answer: `Go from "is it real" to "where" to "why":

1. **Check the data.** Did a load fail or arrive late? Did tracking, a definition or a filter change? Compare with a second source, such as payments.
2. **Check the size.** Is it outside the normal range? Compare with the same weekday, last year, holidays.
3. **Locate it.** Split by platform, version, country, channel, new and returning users. A drop everywhere points to tracking or a global cause; one segment points to something local.
4. **Split the formula.** Revenue = visitors × conversion × order value. Which factor moved? In a funnel, which step?
5. **Line up the times.** Releases, price changes, campaigns, outages, competitors.
6. **Test the best explanation**: what else must be true if it is right?

Report what you know, what you suspect and what you will check next, with a time.

Beware of a changing mix: every segment can improve while the total falls, because more traffic comes from the weaker segment.`,
    sources: ['data-analyst.certification', 'data-analyst.roadmap'],
    next: ['data-analyst/kpis-and-storytelling', 'data-analyst/window-functions', 'data-analyst/hypothesis-tests'],
  },
  {
    id: 'data-analyst/portfolio',
    group: 'data-analyst',
    title: 'Data analyst portfolio projects',
    asked: [
      'What projects should I put in a data analyst portfolio?',
      'How do I show my analysis to employers?',
      'How many portfolio projects do I need?',
      'Where do I find data for a project?',
    ],
    terms: ['case study', 'end-to-end project', 'GitHub', 'dataset', 'README', 'Kaggle', 'data analyst job'],
    answer: `Two or three complete projects beat ten half-finished ones. Choose a question that somebody would pay to have answered, in a field you want to work in, and between them show SQL, cleaning, charts and a recommendation.

A case study reads like this:

1. **Question** and who would decide with it.
2. **Data**: source, period, size, limits.
3. **Cleaning**: what was wrong, what you did, how many rows it cost.
4. **Analysis**: two to four findings, each with one chart.
5. **Recommendation**, with what you would check next.

Good mixes are an SQL analysis on a public database, a dashboard that others can open, and a short report in a notebook.

Put it in a repository with a README that a non-specialist understands in a minute, the queries or scripts, and the steps to run it. Use public data with a licence, and no data of an employer.

The usual weakness is a tour of charts without an answer, so write the conclusion first.`,
    sources: ['data-analyst.resources', 'data-analyst.certification'],
    next: ['data-analyst/kpis-and-storytelling', 'data-analyst/data-collection', 'data-analyst/dashboards-and-bi'],
  },
];
