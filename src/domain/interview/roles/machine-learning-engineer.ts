import type { InterviewTopic } from '../types';

/** Interview topics of a Machine Learning Engineer, in the order of the bank. */
export const topics: readonly InterviewTopic[] = [
  {
    id: 'machine-learning-engineer-01',
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
      'What you work on now',
      'How you came to machine learning',
      'Skills in both modelling and engineering',
      'One model or system with a measured gain',
      'Why this team and its problems',
    ],
    outline:
      'Open with your current role or studies and the kind of models you work with. Give brief background: your degree or earlier job, and your years of experience with data in real products. Name key skills on both sides, modelling and engineering, for instance Python, a deep learning library, and serving behind an API. Pick one project you built, say what the problem was, and give a measurable result, such as errors reduced by twenty percent. Finish with why this role: the data, the users or the scale you want to work with.',
    followUps: [
      'Are you more of a modeller or more of an engineer, and how does it show?',
      'Which paper or idea changed how you work?',
    ],
  },
  {
    id: 'machine-learning-engineer-02',
    topic: 'Model you took to production',
    category: 'behavioral',
    difficulty: 'medium',
    concepts: [
      { label: 'problem and metric', match: ['problem and metric', 'metric', 'problem'] },
      { label: 'data pipeline', match: ['data pipeline', 'pipeline', 'data'] },
      { label: 'training', match: ['training', 'train', 'model'] },
      { label: 'serving', match: ['serving', 'api', 'deploy'] },
      { label: 'monitoring', match: ['monitoring', 'monitor', 'drift'] },
      { label: 'business effect', match: ['business effect', 'impact', 'result'] },
    ],
    question: 'Tell me about a model you took all the way to production. What happened after it went live?',
    covers: [
      'The problem and the metric you agreed on',
      'Data and training that can be repeated',
      'How it was served',
      'What you watched afterwards',
      'The effect on the business',
    ],
    outline:
      'State the problem and the metric everyone agreed on, including the simple baseline you had to beat. Describe the data pipeline and how you trained: which model, how you split the data and kept runs repeatable. Explain serving: a batch job or an API, the latency limit, and how you deployed it, perhaps in shadow first. Most people stop here, so spend time on what came after: monitoring of inputs, drift and errors, one surprise and how you handled it. Close with the result for the business, as a number, and your own share in it.',
    followUps: [
      'What broke first in production?',
      'How did you convince others that the model was good enough to launch?',
    ],
  },
  {
    id: 'machine-learning-engineer-03',
    topic: 'Overfitting and how to prevent it',
    category: 'technical',
    difficulty: 'easy',
    concepts: [
      { label: 'train versus validation gap', match: ['train versus validation gap', 'validation', 'gap', 'train'] },
      { label: 'regularization', match: ['regularization', 'regulariz', 'l2', 'l1'] },
      { label: 'dropout', match: ['dropout'] },
      { label: 'early stopping', match: ['early stopping'] },
      { label: 'more data or augmentation', match: ['more data or augmentation', 'augment', 'more data'] },
      { label: 'simpler model', match: ['simpler model', 'simpler', 'complex'] },
    ],
    question:
      'How would you notice that a model has only memorized its training set, and which remedies would you try, in which order?',
    covers: [
      'How the gap shows',
      'Check the split before blaming the model',
      'More or better data',
      'Ways to restrain the model',
      'Knowing when to stop',
    ],
    outline:
      'Start with the sign: a wide gap between the training and validation score means overfitting, the model has learned noise. First rule out a faulty split or leakage. Then list remedies from cheap to dear. Add more data or augment what you have. Choose a simpler model, or fewer features. Use regularization: L2 shrinks weights, L1 drives some to zero. In neural networks add dropout, and use early stopping when the validation loss turns upward. Say how you would decide among them, one change at a time, with a final test set that is touched once.',
    followUps: [
      'How would the learning curves look if the model were too simple instead?',
      'Can more training data ever fail to help?',
    ],
  },
  {
    id: 'machine-learning-engineer-04',
    topic: 'Gradient descent and optimizers',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'loss function', match: ['loss function', 'loss'] },
      { label: 'learning rate', match: ['learning rate'] },
      { label: 'SGD and mini-batch', match: ['sgd and mini-batch', 'sgd', 'batch'] },
      { label: 'momentum', match: ['momentum'] },
      { label: 'Adam', match: ['adam'] },
      { label: 'vanishing or exploding gradient', match: ['vanishing or exploding gradient', 'vanish', 'explod'] },
    ],
    question:
      'Explain gradient descent as you would to a new colleague, and then tell me how you choose an optimizer and its settings.',
    covers: [
      'Loss, gradient and step',
      'Why mini-batches',
      'What momentum and Adam add',
      'Learning rate as the setting that matters most',
      'Gradients that vanish or explode',
    ],
    outline:
      'Start with the picture: the loss function measures how wrong the model is, its gradient points uphill, so you step the other way; the learning rate is the step size. Too large diverges, too small crawls. SGD uses one mini-batch per step, cheaper than all the data, and the noise can help. Momentum averages past gradients to damp zigzags; Adam also adapts the step for each parameter. Say your default, such as Adam with warm-up and decay. Mention vanishing gradients, eased by residual connections, and exploding ones, held by clipping.',
    followUps: [
      'The loss becomes NaN after two hundred steps. What do you check?',
      'When would you prefer plain SGD with momentum over Adam?',
    ],
  },
  {
    id: 'machine-learning-engineer-05',
    topic: 'Activation functions and backpropagation',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'non-linearity', match: ['non-linearity', 'nonlinear', 'non linear'] },
      { label: 'ReLU', match: ['relu'] },
      { label: 'sigmoid and softmax', match: ['sigmoid and softmax', 'sigmoid', 'softmax'] },
      { label: 'chain rule', match: ['chain rule'] },
      { label: 'weight initialization', match: ['weight initialization', 'initializ'] },
      { label: 'dead neurons', match: ['dead neurons', 'dead', 'dying'] },
    ],
    question:
      'Why do neural networks need activation functions, and how does backpropagation pass the error through them?',
    covers: [
      'Without them, many layers equal one',
      'The common functions and where each belongs',
      'The chain rule, layer by layer',
      'Initialization and dead units',
    ],
    outline:
      'Begin with the need: without non-linearity a stack of layers collapses into a single linear map. Then place the functions: ReLU in hidden layers because it is cheap and does not saturate for positive inputs, sigmoid for a yes-or-no output, softmax for one of many classes. Backpropagation applies the chain rule from the loss backwards and multiplies local derivatives, so a flat activation shrinks the signal. Weight initialization keeps the scale steady, for example He for ReLU. Mention dead neurons, stuck at zero with no gradient, and cures such as leaky ReLU or a lower learning rate.',
    followUps: [
      'Why is softmax usually combined with cross-entropy?',
      'How would you notice dead units in a running training?',
    ],
  },
  {
    id: 'machine-learning-engineer-06',
    topic: 'CNN, RNN and transformers',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'convolution', match: ['convolution', 'convol'] },
      { label: 'sequence state', match: ['sequence state', 'recurrent', 'sequence', 'lstm'] },
      { label: 'attention', match: ['attention'] },
      { label: 'transfer learning', match: ['transfer learning', 'transfer', 'pretrained'] },
      { label: 'parallel training', match: ['parallel training', 'parallel'] },
      { label: 'use cases', match: ['use cases', 'image', 'text'] },
    ],
    question:
      'When would you reach for a convolutional network, a recurrent network or a transformer? What makes each suit its data?',
    covers: [
      'Local patterns and shared weights',
      'State carried through a sequence',
      'Attention between all positions',
      'Cost and training in parallel',
      'Starting from a pretrained model',
    ],
    outline:
      'Tie each to the shape of its data. Convolution slides shared filters over an image, which suits local patterns and needs few weights. A recurrent network such as an LSTM reads a sequence step by step and carries a state, small and good for streams, but slow to train and forgetful over long spans. A transformer uses attention, so each position looks at all others; training is parallel, yet cost grows with the square of the length. Give use cases: image inspection, sensor streams, text. Then say that transfer learning from a pretrained model usually decides more than the family does.',
    followUps: [
      'How does a transformer know the order of its inputs?',
      'You must run on a phone with 50 milliseconds per frame. What changes?',
    ],
  },
  {
    id: 'machine-learning-engineer-07',
    topic: 'Feature engineering and pipelines',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'encoding', match: ['encoding', 'encod', 'one hot'] },
      { label: 'scaling', match: ['scaling', 'scal', 'normaliz'] },
      { label: 'leakage', match: ['leakage'] },
      { label: 'train-serve consistency', match: ['train-serve consistency', 'consisten', 'feature store', 'skew'] },
      { label: 'selection', match: ['selection', 'importance'] },
      { label: 'versioning', match: ['versioning', 'version', 'dvc'] },
    ],
    question:
      'Walk me through turning raw tables into features for a model, so that training and production see the same thing.',
    covers: [
      'Encoding and scaling fitted on training data only',
      'Where leakage sneaks in',
      'One code path for training and serving',
      'Choosing features and keeping versions',
    ],
    outline:
      'Start from what is known at the moment of prediction; anything later is leakage. Describe the steps: encoding of categories, one hot for few values, hashing or target encoding with care for many; scaling of numbers where the model needs it; missing values with a flag. Fit every step on the training part only, inside one pipeline object. For train-serve consistency, run the same code in both places or use a feature store, and compare distributions to catch skew. Select by importance on held-out data. Version data and code together, so an old model can be rebuilt.',
    followUps: [
      'Give me an example of leakage you have met or could imagine here.',
      'How do you handle a category that appears for the first time in production?',
    ],
  },
  {
    id: 'machine-learning-engineer-08',
    topic: 'Choosing evaluation metrics',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'business goal', match: ['business goal', 'business', 'goal'] },
      { label: 'precision recall', match: ['precision recall', 'precision', 'recall'] },
      { label: 'regression error', match: ['regression error', 'rmse', 'mae'] },
      { label: 'ranking', match: ['ranking', 'ndcg', 'map'] },
      { label: 'offline versus online', match: ['offline versus online', 'a/b', 'online'] },
      { label: 'calibration', match: ['calibration', 'calibrat'] },
    ],
    question:
      'How do you choose the metric for a model? Take fraud detection as an example, then tell me what would change for a ranking task.',
    covers: [
      'The business goal and the cost of each error',
      'Why accuracy misleads on rare events',
      'The right family for each task',
      'Calibrated scores',
      'Offline figures checked online',
    ],
    outline:
      'Start with the business goal: what does a missed fraud cost against a blocked honest customer? Fraud is rare, so accuracy says little; use precision and recall, the area under their curve, and a threshold set by cost. If amounts matter, weight by money. Ask for calibration when the score feeds a decision, so that 0.8 means eight in ten. For ranking, use NDCG at the positions people see; for regression, RMSE punishes large errors more than MAE does. Offline gains are a promise, so confirm them online with an A/B test and a guardrail.',
    followUps: [
      'Precision rose and revenue fell. How can that be?',
      'How do you pick the decision threshold, and who should own it?',
    ],
  },
  {
    id: 'machine-learning-engineer-09',
    topic: 'ML system design for recommendations',
    category: 'technical',
    difficulty: 'hard',
    concepts: [
      { label: 'candidates', match: ['candidates', 'candidate', 'retrieval'] },
      { label: 'ranking', match: ['ranking', 'rank'] },
      { label: 'embeddings', match: ['embeddings', 'embedding'] },
      { label: 'cold start', match: ['cold start'] },
      { label: 'feedback loop', match: ['feedback loop', 'feedback', 'implicit'] },
      { label: 'serving latency', match: ['serving latency', 'latency', 'cache'] },
      { label: 'evaluation', match: ['evaluation', 'a/b', 'metric'] },
    ],
    question:
      'Design a recommendation system for a shop with ten million products. Where do you start, and how does one request flow through it?',
    covers: [
      'Goal, scale and latency before models',
      'Candidates first, then ranking',
      'What to do with new users and items',
      'Serving fast enough',
      'Evaluation and the loop it creates',
    ],
    outline:
      'Clarify the goal, clicks or purchases, and a latency budget such as 100 milliseconds. Follow one request: retrieval picks a few hundred candidates, often by nearest neighbours among embeddings of users and products; a heavier model does the ranking; rules then filter stock and add variety. Cover cold start with popular items and content features. Train on implicit feedback like views and purchases, correcting for position, and add some exploration so the feedback loop does not narrow. Precompute and cache what you can. Evaluate offline on recall and NDCG, then by A/B test with a long-term metric.',
    followUps: [
      'How would you stop the system from showing only bestsellers?',
      'Which part would you build first with two engineers and one month?',
    ],
  },
  {
    id: 'machine-learning-engineer-10',
    topic: 'MLOps and monitoring',
    category: 'technical',
    difficulty: 'medium',
    concepts: [
      { label: 'experiment tracking', match: ['experiment tracking', 'mlflow', 'tracking'] },
      { label: 'CI/CD for models', match: ['ci/cd for models', 'ci', 'pipeline'] },
      { label: 'model registry', match: ['model registry', 'registry'] },
      { label: 'drift', match: ['drift'] },
      { label: 'rollback', match: ['rollback', 'canary', 'shadow'] },
      { label: 'retraining trigger', match: ['retraining trigger', 'retrain'] },
    ],
    question:
      'You inherit a team where models are trained in notebooks and copied to a server by hand. What do you put in place, and in which order?',
    covers: [
      'Runs that can be repeated',
      'A registry as the single place to deploy from',
      'Automatic checks before release',
      'Watching inputs, outputs and outcomes',
      'A rehearsed way back',
    ],
    outline:
      'Go in order of pain. First, experiment tracking, for instance with MLflow, so each run has its data, code and settings. Then a model registry: production takes models only from there. Next, CI that runs the pipeline on a sample, tests the data and compares the new model with the old one before it may pass. Release by shadow or canary, with rollback in one step. Monitor inputs for drift, latency, and real outcomes when labels arrive. Define a retraining trigger, by schedule or by a threshold, and keep a human check for risky models. Show an early win.',
    followUps: [
      'How is testing a model different from testing code?',
      'When would you retrain by schedule rather than on a trigger?',
    ],
  },
  {
    id: 'machine-learning-engineer-11',
    topic: 'Accuracy dropped after launch',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'data check', match: ['data check', 'data quality', 'schema'] },
      { label: 'drift', match: ['drift'] },
      { label: 'label delay', match: ['label delay', 'label'] },
      { label: 'compare segments', match: ['compare segments', 'segment'] },
      { label: 'rollback', match: ['rollback', 'fallback'] },
      { label: 'retrain and alert', match: ['retrain and alert', 'retrain', 'alert'] },
    ],
    question:
      'Two weeks after launch, the accuracy of your model has dropped by ten points. Walk me through what you do.',
    covers: [
      'Is the number itself right?',
      'Data faults before model faults',
      'Which segment fell, and since when',
      'Protect users first, then repair',
    ],
    outline:
      'First ask whether the drop is real: labels often arrive late, and early labels can be a skewed sample. Decide about users: if harm is likely, roll back to the last model or a simple fallback while you look. Check data quality next: schema changes, missing fields, new units, a feature computed differently from training. Compare each segment by country, device and date to see where it fell. If inputs or their relation to the target have moved, that is drift; retrain on recent data and validate on the newest weeks. Close by adding an alert that would have caught it.',
    followUps: [
      'The drop is only in one country. What are your first three guesses?',
      'How do you tell a change in inputs from a change in the relation to the target?',
    ],
  },
  {
    id: 'machine-learning-engineer-12',
    topic: 'Very little labeled data',
    category: 'situational',
    difficulty: 'medium',
    concepts: [
      { label: 'transfer learning', match: ['transfer learning', 'transfer', 'pretrained'] },
      { label: 'augmentation', match: ['augmentation', 'augment'] },
      { label: 'weak or active labeling', match: ['weak or active labeling', 'active learning', 'weak', 'label'] },
      { label: 'simpler baseline', match: ['simpler baseline', 'baseline', 'simple'] },
      { label: 'cross-validation', match: ['cross-validation', 'cross validation'] },
      { label: 'LLM or few-shot', match: ['llm or few-shot', 'few shot', 'llm'] },
    ],
    question: 'You have two hundred labelled examples and a deadline in a month. How do you get to a useful model?',
    covers: [
      'A simple baseline and a fair estimate',
      'Borrow knowledge from pretrained models',
      'Get more out of labelling effort',
      'Know how uncertain your figures are',
    ],
    outline:
      'Build a simple baseline first, rules or a linear model, and estimate it with cross-validation, since a single small test set is mostly luck. Report an interval, not one figure. Then borrow knowledge: transfer learning from a pretrained model, often with only the last layer trained. Try an LLM with few-shot prompts, as a labeller or as the solution, checked against your own labels. Spend labelling hours by active learning, on cases the model is unsure of, and use weak labels from rules. Augment only in ways that keep the meaning. Say when you would tell the business that it is not enough.',
    followUps: [
      'How many more labels would help, and how would you find out?',
      'What can go wrong when a language model writes the labels?',
    ],
  },
];
