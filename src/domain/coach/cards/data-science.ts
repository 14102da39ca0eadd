import type { Card } from '../types';

export const dataScienceCards: readonly Card[] = [
  {
    id: 'data-science/mathematics',
    group: 'data-science',
    title: 'Mathematics for data science',
    asked: [
      'How much maths do I need for data science?',
      'Which mathematics should I learn first for data science?',
      'Can I become a data scientist without a maths degree?',
    ],
    terms: ['linear algebra', 'calculus', 'mathematical analysis', 'math', 'probability', 'prerequisites'],
    answer: `Less than people fear, but you must understand what you use. In order of use:

1. **Statistics and probability:** distributions, sampling, confidence intervals, tests, Bayes. You need these every week.
2. **Linear algebra:** vectors, matrices, dot products, projections. Data tables, regression and PCA are built of them.
3. **Calculus:** derivatives, gradients, the chain rule, the idea of a minimum. Enough to see what training a model does.
4. **Logarithms and exponentials:** growth rates, log scales, odds, likelihoods.

Learn each piece with code: simulate a thousand coin series and look at the histogram, compute a regression by hand with NumPy and compare it with the library. If you can predict what a simulation will show, you understand it.

A degree is not the point; being able to explain why a method is valid here is. The usual mistake is a year of pure theory before the first data set, or the opposite: calling functions whose assumptions you cannot name.`,
    sources: ['data-science.roadmap', 'data-science.resources'],
    next: ['ai-ml/linear-algebra', 'ai-ml/gradient-descent', 'data-science/confidence-intervals'],
  },
  {
    id: 'data-science/confidence-intervals',
    group: 'data-science',
    title: 'Sampling, the central limit theorem and confidence intervals',
    asked: [
      'What is the central limit theorem?',
      'What does a 95 percent confidence interval mean?',
      'What is the difference between standard deviation and standard error?',
    ],
    terms: ['statistics', 'sample', 'population', 'bootstrap', 'margin of error', 'sampling bias', 'CLT'],
    answer: `You know a sample and want to say something about the population.

The **central limit theorem**: means of large independent samples are nearly normally distributed around the true mean, whatever the shape of the data, if its variance is finite. Their spread is the **standard error**, s / √n. The standard deviation s describes the data; the standard error describes your estimate. To halve the error you need four times the data.

A 95 percent **confidence interval** for a mean is about mean ± 1.96 · s / √n. It means: if you repeated the whole procedure many times, about 95 percent of the intervals would contain the true value. It does not say that 95 percent of the data lie in it.

For medians or odd statistics use the **bootstrap**: draw from your sample with replacement many times and take the 2.5 and 97.5 percent quantiles.

No formula repairs a biased sample: a large survey of volunteers is precisely wrong.`,
    sources: ['data-science.roadmap', 'data-science.youtube'],
    next: ['data-science/p-values', 'data-science/ab-tests', 'ai-ml/probability'],
  },
  {
    id: 'data-science/p-values',
    group: 'data-science',
    title: 'Hypothesis tests and p-values',
    asked: [
      'What is a p-value?',
      'What does statistically significant mean?',
      'What is the difference between a type I and a type II error?',
      'Which statistical test should I use?',
    ],
    terms: [
      'null hypothesis',
      'alpha',
      'significance level',
      't-test',
      'chi-squared',
      'power',
      'multiple testing',
      'p-hacking',
    ],
    answer: `You assume that nothing is going on (the **null hypothesis**) and ask how surprising the data would be. The **p-value** is the probability, if the null hypothesis is true, of a result at least as extreme as yours. It is *not* the probability that the null hypothesis is true, nor the size of the effect.

- **Type I error:** a false alarm; its rate is alpha, often 0.05.
- **Type II error:** a real effect is missed. **Power** is 1 minus its rate, often set to 0.8.

Tests to know: t-test for two means (paired if the same people are measured twice), chi-squared for counts in categories, Mann-Whitney when ranks suit better, a permutation test for almost anything.

"Not significant" does not mean "no effect"; perhaps the sample was small. With huge samples a trifle becomes significant, so report the effect with its interval. Testing twenty things at 0.05 gives one false alarm on average: correct for it, and fix the hypothesis before you look.`,
    sources: ['data-science.roadmap', 'data-science.youtube'],
    next: ['data-science/ab-tests', 'data-science/confidence-intervals', 'ai-ml/probability'],
  },
  {
    id: 'data-science/ab-tests',
    group: 'data-science',
    title: 'A/B tests',
    asked: [
      'How do I run an A/B test?',
      'How large must the sample of an A/B test be?',
      'Why should I not stop an A/B test early?',
    ],
    terms: [
      'experiment',
      'randomization',
      'power',
      'minimum detectable effect',
      'conversion rate',
      'guardrail metric',
      'peeking',
      'ratio metrics',
    ],
    answer: `An A/B test assigns users at random to two versions. Because chance alone decides, a difference beyond noise is caused by the change.

1. Write down the hypothesis, **one** main metric, guardrail metrics (errors, speed, returns) and the unit, usually the user.
2. Choose the smallest effect worth having and compute the sample size. For a rate p and a difference d, about 16 · p(1 − p) / d² users per group (80 percent power, 5 percent level). For 10 against 11 percent that is about 14,400.
3. Run whole weeks, until the planned size.
4. Check that the groups have the planned proportions; if not, something is broken.
5. Report the difference with its confidence interval, then decide.

Stopping at the first significant day (**peeking**) multiplies false alarms; use a sequential method if you must look. For ratios such as clicks per view, the views of one user are not independent: use the delta method or a bootstrap over users.`,
    sources: ['data-science.roadmap'],
    next: ['data-science/p-values', 'data-science/causation', 'data-science/communication'],
  },
  {
    id: 'data-science/causation',
    group: 'data-science',
    title: 'Correlation, causation and regression',
    asked: [
      'What is the difference between correlation and causation?',
      'How do I interpret a regression with control variables?',
      'What is a confounder?',
      'What is a time series and why is it different?',
    ],
    terms: [
      'econometrics',
      'omitted variable',
      "Simpson's paradox",
      'autocorrelation',
      'trend',
      'seasonality',
      'difference in differences',
      'fitting distributions',
    ],
    answer: `**Correlation** says that two things move together; the reason may be cause, reverse cause, chance, or a **confounder** that drives both: ice cream sales and drownings both follow summer.

A regression coefficient describes the difference in the outcome per unit of a feature, with the other included features held fixed. It is causal only if no relevant confounder is left out. Don't control for what the cause itself changes, or you remove part of the effect. In **Simpson's paradox** a trend in every group reverses in the total, because the groups differ.

The cleanest proof is a randomised experiment. Without one, economists use natural experiments, for example **difference in differences**: the change in the treated group minus the change in a comparable one.

In a **time series**, neighbouring values depend on each other. Two series that both rise correlate strongly without any link, so look at changes instead of levels. Model trend and season, and test on later data only.`,
    sources: ['data-science.roadmap', 'data-science.resources'],
    next: ['ai-ml/regression', 'data-science/ab-tests', 'ai-ml/train-test-split'],
  },
  {
    id: 'data-science/python-data-structures',
    group: 'data-science',
    title: 'Python and its data structures',
    asked: [
      'What is the difference between a list, a tuple, a set and a dictionary in Python?',
      'Which Python data structure is the fastest?',
      'How do list comprehensions work?',
    ],
    terms: [
      'dict',
      'mutable',
      'immutable',
      'comprehension',
      'generator',
      'packages',
      'functions',
      'notebooks',
      'complexity',
    ],
    answer: `| Type | Ordered | Changeable | Good for |
| --- | --- | --- | --- |
| list | yes | yes | sequences |
| tuple | yes | no | fixed records, dict keys |
| set | no | yes | membership, no duplicates |
| dict | by insertion | yes | look-up by key |

\`x in some_list\` reads the list, O(n); in a set or dict it is O(1) on average. That one change often makes slow code fast.

\`\`\`python
words = ['data', 'science', 'data']
counts = {}
for word in words:
    counts[word] = counts.get(word, 0) + 1
long_words = [w.upper() for w in words if len(w) > 4]
\`\`\`

A comprehension builds a list in one readable line; with round brackets it is a **generator**, which makes values one at a time and saves memory.

Two usual mistakes: \`b = a\` gives the *same* list a second name (copy with \`a.copy()\`), and a mutable default argument, \`def f(items=[])\`, is shared by all calls. Put repeated notebook code into functions.`,
    sources: ['python', 'data-science.roadmap'],
    next: ['dsa/hash-tables', 'ai-ml/python-for-ml', 'data-science/pandas'],
  },
  {
    id: 'data-science/sql-window-functions',
    group: 'data-science',
    title: 'SQL for analysis and window functions',
    asked: [
      'What is a window function in SQL?',
      'How do I get the latest row per group?',
      'What is the difference between GROUP BY and a window function?',
      'How do I compute a running total?',
    ],
    terms: ['ROW_NUMBER', 'RANK', 'LAG', 'PARTITION BY', 'OVER', 'CTE', 'aggregation', 'select'],
    answer: `\`GROUP BY\` turns many rows into one per group. A **window function** keeps every row and adds a value computed over related rows.

\`\`\`sql
WITH ranked AS (
  SELECT customer_id, created_at, amount,
         ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY created_at DESC) AS rn,
         SUM(amount) OVER (PARTITION BY customer_id ORDER BY created_at) AS running_total
  FROM orders
)
SELECT customer_id, created_at, amount, running_total
FROM ranked
WHERE rn = 1;
\`\`\`

\`PARTITION BY\` makes the groups, \`ORDER BY\` the order within them. \`RANK\` leaves gaps after ties, \`DENSE_RANK\` does not, \`LAG\` looks at the row before.

Windows are computed after \`WHERE\`, \`GROUP BY\` and \`HAVING\`, so to filter by one you wrap it in a CTE, as here. With \`ORDER BY\`, the default frame runs from the first row to the current one *including ties*; write \`ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW\` for a strict running total. Remember that NULL equals nothing: test with \`IS NULL\`.`,
    sources: ['postgres', 'data-science.roadmap'],
    next: ['backend/sql-joins', 'backend/indexes', 'data-science/pandas'],
  },
  {
    id: 'data-science/pandas',
    group: 'data-science',
    title: 'Data wrangling with pandas',
    asked: [
      'How do I merge two data frames in pandas?',
      'How does groupby work in pandas?',
      'What is the difference between wide and long data?',
      'Why do I have more rows after a merge?',
    ],
    terms: ['DataFrame', 'join', 'pivot', 'melt', 'reshape', 'cleaning', 'missing values', 'tidy data'],
    answer: `The steps of most analyses: read, fix types, clean, merge, group, reshape.

\`\`\`python
import pandas as pd

orders = pd.DataFrame({'customer': [1, 1, 2], 'amount': [20.0, 30.0, 15.0]})
people = pd.DataFrame({'customer': [1, 2], 'city': ['Pune', 'Oslo']})
merged = orders.merge(people, on='customer', how='left', validate='many_to_one')
by_city = merged.groupby('city', as_index=False)['amount'].sum()
\`\`\`

\`merge\` is a SQL join. If a key appears several times on both sides, rows multiply and sums are wrong; \`validate\` makes pandas complain at once. Compare the number of rows before and after.

**Long** data has one observation per row and suits grouping and plotting; **wide** data spreads a variable over columns. \`melt\` goes from wide to long, \`pivot_table\` back.

Usual mistakes: numbers or dates read as text (check \`dtypes\`), assigning to a filtered copy (use \`df.loc[rows, column] = value\`), loops over rows, and \`groupby\` silently leaving out rows whose key is missing.`,
    sources: ['data-science.roadmap', 'data-science.youtube'],
    next: ['ai-ml/numpy-and-pandas', 'data-science/sql-window-functions', 'data-science/exploratory-analysis'],
  },
  {
    id: 'data-science/exploratory-analysis',
    group: 'data-science',
    title: 'Exploratory data analysis and outliers',
    asked: [
      'What is exploratory data analysis?',
      'What should I do first with a new data set?',
      'How do I find and handle outliers?',
      'What is the difference between mean and median?',
    ],
    terms: ['EDA', 'summary statistics', 'IQR', 'distribution', 'box plot', 'histogram', 'skew', 'quantile'],
    answer: `Before any model, get to know the data:

1. What is one row? How many are there, for which period, how were they collected?
2. Types, missing values, duplicates, impossible values (age 999).
3. Each variable alone: histogram, mean, median, quantiles.
4. Pairs: scatter plots, groups against the target, correlations.
5. Over time: gaps, jumps, changed definitions.

The **median** is the middle value and hardly moves when one value is extreme; the **mean** does. If they differ much, the distribution is skewed; a log scale often helps for money and counts.

A common flag for **outliers**: more than 1.5 interquartile ranges below the first or above the third quartile. That is a reason to look, not to delete. First ask whether the value is an error or real. Correct errors; keep real ones, and use robust measures or report with and without.

Write down every finding as a question. Hypotheses found in this way need other data to be tested.`,
    sources: ['data-science.roadmap', 'data-science.resources'],
    next: ['data-science/chart-choice', 'ai-ml/data-cleaning', 'data-science/pandas'],
  },
  {
    id: 'data-science/chart-choice',
    group: 'data-science',
    title: 'Choosing the right chart',
    asked: [
      'Which chart should I use for my data?',
      'When is a pie chart a bad idea?',
      'How do I make a good plot with Matplotlib or Seaborn?',
    ],
    terms: ['data visualization', 'bar chart', 'line chart', 'scatter plot', 'histogram', 'heatmap', 'axis', 'colour'],
    answer: `Choose by the question:

| Question | Chart |
| --- | --- |
| Compare categories | sorted bars |
| Change over time | line |
| Relation of two numbers | scatter |
| Distribution | histogram, box plot |
| Share of a whole | stacked bar; pie for two or three parts |
| Two categories, one value | heatmap |

People compare positions and lengths well, angles and areas badly; so bars beat pies, and 3D effects mislead. Bars must start at zero; lines need not, if the axis is clear.

\`\`\`python
import matplotlib.pyplot as plt

fig, ax = plt.subplots()
ax.plot([1, 2, 3, 4], [12, 15, 11, 18], marker='o')
ax.set(title='Orders rose by half in four weeks', xlabel='Week', ylabel='Orders')
fig.savefig('orders.png')
\`\`\`

Put the finding in the title, units on the axes, and labels beside the lines instead of a legend. Colour one thing that matters, and don't rely on red against green alone. Two vertical axes can suggest any connection; use two charts.`,
    sources: ['data-science.roadmap', 'data-science.resources'],
    next: ['data-science/exploratory-analysis', 'data-science/communication'],
  },
  {
    id: 'data-science/bias-variance',
    group: 'data-science',
    title: 'The bias-variance trade-off',
    asked: [
      'What is the bias-variance trade-off?',
      'How do I read a learning curve?',
      'Will more data help my model?',
      'What is the difference between L1 and L2 regularization?',
    ],
    terms: [
      'underfitting',
      'overfitting',
      'model complexity',
      'lasso',
      'ridge',
      'elastic net',
      'classic machine learning',
      'generalization error',
    ],
    answer: `For squared error, the expected error of a model has three parts: **bias²** (it is too simple to follow the pattern), **variance** (it would look quite different with another sample), and noise that nobody can remove.

| | Training error | Validation error |
| --- | --- | --- |
| High bias | high | about as high |
| High variance | low | much higher |

Plot both against the number of examples, a **learning curve**. If the gap is still closing, more data will help. If both are flat and high, it will not: you need better features or a more flexible model.

Against variance: more data, fewer features, averaging (random forest), regularization. **L2** (ridge) shrinks all weights and copes well with correlated features; **L1** (lasso) sets some to zero, so it selects features; elastic net mixes both. Scale first, and choose the strength by cross-validation.

Against bias: richer features, boosting, less regularization. More data does not cure a model that underfits.`,
    sources: ['data-science.roadmap', 'ai-ml.roadmap'],
    next: ['ai-ml/overfitting', 'ai-ml/ensembles', 'ai-ml/regression'],
  },
  {
    id: 'data-science/deep-learning',
    group: 'data-science',
    title: 'Deep learning for data scientists: RNN, LSTM and transformers',
    asked: [
      'When should I use deep learning instead of gradient boosting?',
      'What is the difference between an RNN, an LSTM and a transformer?',
      'Do I need a GPU to learn deep learning?',
    ],
    terms: ['recurrent neural network', 'CNN', 'transfer learning', 'sequence', 'neural network'],
    answer: `Deep learning pays off where features are hard to write by hand: pictures, sound, text, long sequences. On ordinary tables, gradient boosting is usually as good or better, faster to train and easier to explain; try it first.

- **CNN:** shares small filters over a grid; pictures and spectrograms.
- **RNN:** reads a sequence step by step with a hidden state. It forgets distant steps, because gradients vanish.
- **LSTM** and GRU: an RNN with gates that decide what to keep, so it remembers longer. Still one step after another, hence slow to train.
- **Transformer:** attention connects all positions at once; trains in parallel and dominates text. It wants much data or a pre-trained model.

With little data, use **transfer learning**: start from a pre-trained network and fine-tune it, or use its embeddings as features of a simple model.

Small models run without a GPU; it saves time once they grow. Compare with a simple baseline and over several seeds, since single runs vary.`,
    sources: ['data-science.roadmap', 'ai-ml.roadmap'],
    next: ['ai-ml/neural-networks', 'ai-ml/transformers', 'ai-ml/cnns'],
  },
  {
    id: 'data-science/deployment',
    group: 'data-science',
    title: 'Deploying a model as an API',
    asked: [
      'How do I put a model into production?',
      'How do I turn a notebook into an API?',
      'What is the difference between batch and real-time prediction?',
    ],
    terms: ['model serving', 'FastAPI', 'Flask', 'Docker', 'CI/CD', 'pickle', 'batch scoring', 'inference'],
    answer: `Ask first who needs the prediction and when. **Batch:** score everybody overnight and write a table; simple and cheap, right if nothing changes within hours. **Real time:** an API answers each request; needed when the input exists only at that moment.

From notebook to service:

1. Save preparation and model as **one** pipeline, so that training and serving treat data alike.
2. Load the model once at start-up, not per request.
3. Check the input (types, ranges, missing fields) and answer with a clear 400 error.
4. Test: a known input gives the known output.
5. Fix the library versions and pack it in a container; a pipeline tests and deploys each change.
6. Log inputs, outputs and the model version; watch for drift.

Keep the previous version ready to go back to. Loading a pickle file **runs code**, so load only files you made yourself, with the same library versions. The usual mistake is features that exist in the warehouse but not at the moment of the request.`,
    sources: ['data-science.roadmap', 'python'],
    next: ['ai-ml/mlops', 'backend/docker-and-ci', 'backend/api-design'],
  },
  {
    id: 'data-science/communication',
    group: 'data-science',
    title: 'Presenting results and building a portfolio',
    asked: [
      'How do I present data to people who are not technical?',
      'What makes a good data science portfolio project?',
      'Do Kaggle competitions help to get a job?',
      'How do I write up an analysis?',
    ],
    terms: ['storytelling', 'stakeholders', 'report', 'notebook report', 'end-to-end project', 'write-up', 'GitHub'],
    answer: `Start with the **decision**, not with the method: what should they do, what will it bring, how sure are you? Then one or two charts with the finding in the title. Methods go in an appendix. Give uncertainty in plain words and frequencies ("about 8 of 10 flagged orders are really late"), say what would change your mind, and name the limits before someone else finds them.

A good **portfolio project** answers a question somebody could have:

- data you collected or joined yourself, with its flaws described
- a baseline, a fair validation, an honest error analysis
- something to use: a small app, an API, a report
- a README with question, answer, one chart, and how to run it

Two or three such projects beat ten tutorials. **Kaggle** trains modelling and lets you read strong solutions; it skips finding the question, collecting data and deployment, so show those elsewhere.

The usual mistake is a tour through everything you tried. Readers want the answer, then the reasons.`,
    sources: ['data-science.roadmap', 'data-science.resources'],
    next: ['data-science/chart-choice', 'data-science/ab-tests', 'data-science/deployment'],
  },
];
