import type { InterviewTopic } from '../types';

export const topics: readonly InterviewTopic[] = [
  {
    id: 'data-scientist-01',
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
      'What you work on now and for whom',
      'The path that led you to data science',
      'One model or analysis with its effect',
      'Why this role',
    ],
    outline:
      'Open with what you currently work on and whose decisions it serves. Give your background in a line or two: degree, first job, what drew you to data. Name the skills in which you go deepest, such as experiments, forecasting or language, rather than every library. Then tell one project from question to effect: the data, the approach, what you built, and the change it made, for example waiting time reduced by some percent. Close with the problem in this role you would most like to work on.',
    followUps: [
      'Which of your projects never reached production, and why?',
      'What have you learned this year that changed how you work?',
    ],
  },
  {
    id: 'data-scientist-02',
    topic: 'End-to-end model project',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'business problem', match: ['business problem', 'business', 'problem'] },
      { label: 'data and features', match: ['data and features', 'features', 'data'] },
      { label: 'model choice', match: ['model choice', 'model', 'baseline'] },
      { label: 'validation', match: ['validation', 'cross validation', 'metric'] },
      { label: 'deployment', match: ['deployment', 'deploy', 'production'] },
      { label: 'impact', match: ['impact', 'result', 'lift'] },
    ],
    question: 'Take me through one model you built, from the business problem to what it changed.',
    covers: [
      'The problem before the model',
      'Data, features and a simple baseline',
      'A validation that resembles real use',
      'How it went live, and what it changed',
    ],
    outline:
      'Start with the business problem and the decision the model served, with the cost of being wrong in each direction. Then the data: where it came from, what was doubtful, which features carried the most. Say which baseline you beat and why the model you chose was worth its extra effort. Explain how you validated it, with a split that resembles real use and a metric tied to cost. Describe deployment: who called it, how often, how it was watched. End with the impact in figures, and with what you would simplify today.',
    followUps: [
      'How far did the simple baseline get you?',
      'Which feature did you have to give up, and what did that cost?',
    ],
  },
  {
    id: 'data-scientist-03',
    topic: 'Bias-variance trade-off',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'bias underfitting', match: ['bias underfitting', 'bias', 'underfit'] },
      { label: 'variance overfitting', match: ['variance overfitting', 'variance', 'overfit'] },
      { label: 'model complexity', match: ['model complexity', 'complex'] },
      { label: 'regularization', match: ['regularization', 'regulariz'] },
      { label: 'more data', match: ['more data'] },
      { label: 'validation curve', match: ['validation curve', 'validation', 'learning curve'] },
    ],
    question:
      'Your model does well on the training data and badly on new data. What does the trade-off between bias and variance tell you to try?',
    covers: [
      'What high bias and high variance look like',
      'Reading them from learning curves',
      'Remedies for each',
      'Where the trade ends',
    ],
    outline:
      'Name the picture first: low training error with high validation error means high variance, overfitting; both high means high bias, underfitting. Say how you tell them apart with a learning curve: if the gap closes as examples are added, more data will help; if both curves are flat and high, it will not. For variance, try regularization, a less complex model, fewer features, or averaging. For bias, try richer features or a more flexible model. Remind the listener that some error is noise that no model removes, and that you judge on validation data, never on the test set.',
    followUps: [
      'How can you tell irreducible noise from bias in practice?',
      'Why does averaging many trees lower variance?',
    ],
  },
  {
    id: 'data-scientist-04',
    topic: 'Classification metrics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'accuracy limits', match: ['accuracy limits', 'accuracy', 'imbalanced'] },
      { label: 'precision', match: ['precision'] },
      { label: 'recall', match: ['recall', 'sensitivity'] },
      { label: 'F1', match: ['f1'] },
      { label: 'ROC AUC', match: ['roc auc', 'roc', 'auc'] },
      { label: 'threshold and cost', match: ['threshold and cost', 'threshold', 'cost', 'false positive'] },
    ],
    question:
      'A fraud model is right 99 percent of the time. Why might that mean nothing, and what would you measure instead?',
    covers: [
      'Accuracy against the base rate',
      'Precision and recall, in terms of the task',
      'Curves over all thresholds',
      'A threshold chosen by cost',
    ],
    outline:
      'Start with the base rate: when one payment in a hundred is fraud, a model that never says fraud has 99 percent accuracy. Then define the useful pair in the words of the task: precision is how many of the flagged payments are fraud, recall is how much of the fraud is flagged. F1 joins both but weighs them alike. ROC AUC shows ranking over all thresholds and looks rosy when classes are imbalanced, so look at the precision-recall curve as well. Finally choose the threshold by cost: what a false positive costs in annoyed customers, and what a missed fraud costs.',
    followUps: [
      'The investigators can check two hundred cases a day. Which figure do you optimise then?',
      'How would you notice that the threshold no longer fits?',
    ],
  },
  {
    id: 'data-scientist-05',
    topic: 'Regularization',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'L1 lasso sparsity', match: ['l1 lasso sparsity', 'l1', 'lasso', 'sparse'] },
      { label: 'L2 ridge shrinkage', match: ['l2 ridge shrinkage', 'l2', 'ridge', 'shrink'] },
      { label: 'penalty strength', match: ['penalty strength', 'lambda', 'alpha', 'penalty'] },
      { label: 'overfitting', match: ['overfitting', 'overfit'] },
      { label: 'feature scaling', match: ['feature scaling', 'scal', 'normaliz'] },
      { label: 'elastic net', match: ['elastic net', 'elastic'] },
    ],
    question: 'What do L1 and L2 regularization each do to a linear model, and how do you choose between them?',
    covers: [
      'The penalty each one adds',
      'Zeros against small weights',
      'Why features are scaled first',
      'How the strength is chosen',
    ],
    outline:
      'Begin with the purpose: a penalty on large weights trades a little bias for less variance, so the model overfits less. L1, the lasso, adds the sum of absolute weights and sets some exactly to zero, which gives a sparse model. L2, ridge, adds the sum of squares and shrinks all weights without making them zero, which copes better with correlated features. Elastic net mixes the two. Say that feature scaling comes first, because the penalty depends on units, and that you choose its strength, lambda, by cross-validation. End with a case for each.',
    followUps: [
      'Two features are nearly copies of each other. What does each method do with them?',
      'How do you regularise a model that has no weights, such as a tree?',
    ],
  },
  {
    id: 'data-scientist-06',
    topic: 'Random forest versus gradient boosting',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'bagging', match: ['bagging', 'bootstrap'] },
      { label: 'boosting sequential', match: ['boosting sequential', 'boosting', 'sequential'] },
      { label: 'variance versus bias', match: ['variance versus bias', 'variance', 'bias'] },
      { label: 'parameters', match: ['parameters', 'depth', 'trees', 'learning rate'] },
      { label: 'overfitting risk', match: ['overfitting risk', 'overfit'] },
      { label: 'parallel training', match: ['parallel training', 'parallel'] },
    ],
    question: 'When would you take a random forest, and when gradient boosting?',
    covers: [
      'How each one builds its trees',
      'Which error each mainly lowers',
      'What needs tuning',
      'Effort, speed and a case for each',
    ],
    outline:
      'Contrast how they build. A random forest uses bagging: many deep trees, each on a bootstrap sample with random features, averaged, which mainly lowers variance; the trees can be grown in parallel. Boosting is sequential: each small tree corrects the errors so far, which mainly lowers bias. So a forest works well with little tuning, while boosting often scores higher but needs care with learning rate, depth and number of trees, and overfits noisy labels unless you stop early. Take the forest as a quick, sturdy baseline, boosting when the last bit of accuracy pays for tuning.',
    followUps: [
      'Why does adding trees not make a forest overfit, while it can for boosting?',
      'What would you use if a prediction had to take under a millisecond?',
    ],
  },
  {
    id: 'data-scientist-07',
    topic: 'Hypothesis testing and A/B tests',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'null hypothesis', match: ['null hypothesis'] },
      { label: 'p-value', match: ['p-value', 'p value'] },
      { label: 'type I and II errors', match: ['type i and ii errors', 'type one', 'type i', 'false positive'] },
      { label: 'sample size and power', match: ['sample size and power', 'power', 'sample size'] },
      { label: 'randomization', match: ['randomization', 'random'] },
      { label: 'practical significance', match: ['practical significance', 'effect size', 'practical'] },
    ],
    question: 'How would you set up an A/B test for a new search ranking, and how would you decide at the end?',
    covers: [
      'Hypothesis, metric and unit fixed beforehand',
      'Errors of both kinds, and the sample they require',
      'Sound random assignment',
      'A decision on size, not only on significance',
    ],
    outline:
      'Fix everything before the start: the null hypothesis that the new ranking changes nothing, one main metric, a few guard metrics, and the smallest effect worth shipping. From that effect, the accepted rate of type I errors and the power you want, compute the sample size and so the duration, in whole weeks. Randomise by user, and check that the groups came out in the planned proportion. Do not stop at the first good p-value. At the end report the effect size with its interval and ask whether it is of practical use, not only significant. Say what you do when it is unclear.',
    followUps: [
      'Users of both groups influence one another. What do you do?',
      'You tested twelve metrics and one is significant. What do you conclude?',
    ],
  },
  {
    id: 'data-scientist-08',
    topic: 'Handling missing and imbalanced data',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'missing mechanism', match: ['missing mechanism', 'missing at random', 'why missing'] },
      { label: 'imputation', match: ['imputation', 'impute', 'median', 'mean'] },
      { label: 'resampling', match: ['resampling', 'oversample', 'undersample', 'smote'] },
      { label: 'class weights', match: ['class weights', 'class weight'] },
      { label: 'right metric', match: ['right metric', 'precision', 'recall', 'pr curve'] },
      { label: 'leakage', match: ['leakage'] },
    ],
    question:
      'A fifth of one column is missing, and only one case in a hundred is positive. How do you prepare the data?',
    covers: [
      'Why values are missing comes first',
      'Filling gaps, with a mark that they were filled',
      'Weights or resampling, on training data only',
      'A metric that sees the rare class',
    ],
    outline:
      'Take the two problems in turn. For the gaps, ask why they are missing: at random, or because of the value itself, as when high earners leave income empty. Impute with the median or a model, and add a flag, since the gap may itself be a signal. For the rare class, try class weights first, then undersample or oversample, and say that resampling distorts the predicted probabilities. Fit the imputation and resample inside the training folds only; anything else is leakage. Judge by precision and recall on untouched data with the real class share, never by accuracy.',
    followUps: [
      'When would you drop the column instead?',
      'How do you get honest probabilities back after resampling?',
    ],
  },
  {
    id: 'data-scientist-09',
    topic: 'Cross-validation and leakage',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'k folds', match: ['k folds', 'k fold', 'fold'] },
      { label: 'stratified', match: ['stratified', 'stratif'] },
      { label: 'time series split', match: ['time series split', 'time series', 'chronolog'] },
      { label: 'leakage', match: ['leakage', 'leak'] },
      { label: 'hold-out test', match: ['hold-out test', 'test set', 'hold out'] },
      { label: 'tuning inside folds', match: ['tuning inside folds', 'tuning', 'nested'] },
    ],
    question: 'How do you split data for validation so that the score you report is the score you will see later?',
    covers: [
      'A split that resembles the future use',
      'Folds, strata, groups and time',
      'Where leakage creeps in',
      'Tuning kept apart from the last check',
    ],
    outline:
      'State the principle: the split should resemble how the model will be used. For independent rows, use k folds, stratified when a class is rare. When one customer has many rows, keep them in one fold. For time series, train on the past and validate on what follows. Then list where leakage hides: scaling or choosing features on all the data, duplicates across folds, a column filled in after the outcome. Tune inside the folds, nested if the data are few, and touch the held-back test set once. Report the mean with its spread, and doubt a score too good to be true.',
    followUps: [
      'Tell me about a leak you found. What gave it away?',
      'Your folds give scores from 0.70 to 0.90. What do you make of that?',
    ],
  },
  {
    id: 'data-scientist-10',
    topic: 'Dimensionality reduction and clustering',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'PCA variance', match: ['pca variance', 'pca', 'principal component'] },
      { label: 'curse of dimensionality', match: ['curse of dimensionality', 'curse', 'dimension'] },
      { label: 'k-means', match: ['k-means', 'k means', 'centroid'] },
      { label: 'choosing k', match: ['choosing k', 'elbow', 'silhouette'] },
      { label: 'DBSCAN density', match: ['dbscan density', 'dbscan', 'density'] },
      { label: 'scaling', match: ['scaling', 'scal'] },
    ],
    question:
      'You have two hundred columns about your customers and no labels. How would you find groups among them, and how would you know that the groups mean something?',
    covers: [
      'Why many columns make distances meaningless',
      'Scaling and reducing first',
      'Methods with their assumptions',
      'Checks that the groups are real and useful',
    ],
    outline:
      'Start with the curse of dimensionality: over two hundred columns all distances look alike, so choose columns by the purpose, bring them to one scale (scaling decides what counts as near), and reduce with PCA, keeping the components that explain most of the variance. Then compare two methods. K-means is fast, assumes round groups of similar size, and needs k, for which you look at the elbow and the silhouette. DBSCAN finds groups by density and marks noise, but struggles when densities differ. Judge the groups beyond a score: do they return on another sample, can sales describe them, and would anyone act differently on them.',
    followUps: [
      'What does PCA do with a column whose values are a thousand times larger than the others?',
      'The clusters change with every run. What do you do?',
    ],
  },
  {
    id: 'data-scientist-11',
    topic: 'Model works offline but fails in production',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'data drift', match: ['data drift', 'drift'] },
      { label: 'train-serve skew', match: ['train-serve skew', 'skew', 'different features', 'pipeline'] },
      { label: 'leakage check', match: ['leakage check', 'leakage'] },
      { label: 'monitoring', match: ['monitoring', 'monitor', 'alert'] },
      { label: 'rollback or baseline', match: ['rollback or baseline', 'rollback', 'baseline'] },
      { label: 'retrain', match: ['retrain'] },
    ],
    question:
      'A model that scored well offline does badly in its first month in production. How do you look for the reason?',
    covers: [
      'Limit the damage first',
      'Is the input the same as in training',
      'Was the offline score honest',
      'Has the world changed',
      'What you watch from now on',
    ],
    outline:
      'Limit the damage first: roll back to the old model or a simple baseline if decisions suffer. Then work from cheap checks to costly ones. Feed logged production rows through the training pipeline and compare the features; a difference is skew between training and serving. Look again for leakage in the offline test, above all columns that are not yet known when the prediction is made. Compare distributions over time to see drift in inputs or in outcomes. Retrain only once you know the cause, since new data do not cure a broken feature. End with monitoring: inputs, score and outcome, with alerts and an owner.',
    followUps: [
      'The true outcome is known only after ninety days. What do you monitor until then?',
      'Which single check before launch would have caught it?',
    ],
  },
  {
    id: 'data-scientist-12',
    topic: 'Explain a model to non-technical leaders',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'plain language', match: ['plain language', 'plain', 'simple', 'analogy'] },
      { label: 'business metric', match: ['business metric', 'revenue', 'cost', 'business'] },
      { label: 'visual', match: ['visual', 'chart'] },
      { label: 'feature importance', match: ['feature importance', 'shap', 'important feature'] },
      { label: 'uncertainty', match: ['uncertainty', 'uncertain', 'confidence', 'limit'] },
      { label: 'recommendation', match: ['recommendation', 'recommend'] },
    ],
    question:
      'The leadership team has ten minutes and no background in statistics. How do you explain what your model does and how far they can trust it?',
    covers: [
      'The decision and the money before the method',
      'One picture and plain words',
      'What drives the predictions',
      'Limits said aloud',
      'A clear recommendation',
    ],
    outline:
      'Open with the decision and what it is worth: the revenue or cost that changes. Explain the model in plain words with one analogy, and leave the algorithm for questions. Show one chart, such as how many cases out of a hundred it gets right, beside what happens today. Name the two or three features that matter most, from SHAP or a similar method, and add that they show what the model uses, not what causes the outcome. Say where it is uncertain and for whom it should not be used. End with a recommendation and the next step you ask for.',
    followUps: [
      'A director asks why the model rejected one particular customer. What do you answer?',
      'Which question from such a meeting has made you change a model?',
    ],
  },
];
