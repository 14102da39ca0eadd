import type { Card } from '../types';

export const aiMlCards: readonly Card[] = [
  {
    id: 'ai-ml/python-for-ml',
    group: 'ai-ml',
    title: 'Python for machine learning',
    asked: [
      'How much Python do I need for machine learning?',
      'How do I set up a virtual environment?',
      'Should I use Jupyter notebooks or scripts?',
    ],
    terms: ['venv', 'pip', 'conda', 'OOP', 'notebook', 'requirements'],
    answer: `You need functions, lists and dictionaries, loops and comprehensions, files, exceptions, and enough about classes to read and write a small one, because most ML libraries are used through objects with \`fit\` and \`predict\`.

Give each project its own **virtual environment**, so that its packages cannot disturb another project:

\`\`\`bash
python3 -m venv .venv
source .venv/bin/activate      # Windows: .venv\\Scripts\\activate
python -m pip install numpy pandas scikit-learn
python -m pip freeze > requirements.txt
\`\`\`

**Notebooks** are good for looking at data and telling a story. Their cells can run in any order, so hidden state creeps in: restart the kernel and run everything before you believe a result. Move code that you reuse or deploy into modules with tests.

Fix random seeds, note the versions, keep data out of git. The usual mistake is spending months on the language first; learn it along with a small project.`,
    sources: ['python', 'ai-ml.roadmap'],
    next: ['ai-ml/numpy-and-pandas', 'data-science/python-data-structures'],
  },
  {
    id: 'ai-ml/linear-algebra',
    group: 'ai-ml',
    title: 'Linear algebra for machine learning',
    asked: [
      'What linear algebra do I need for machine learning?',
      'What is an eigenvector?',
      'What does matrix multiplication mean in a model?',
    ],
    terms: ['vectors', 'matrices', 'dot product', 'eigenvalues', 'rank', 'transpose', 'norm', 'SVD'],
    answer: `Data is a matrix: rows are examples, columns are features. A linear model is a matrix times a vector of weights, and a layer of a neural network is a matrix product plus a bias, followed by a nonlinear function.

What to be sure of:

- **Dot product:** multiply pairwise and add. It measures how far two vectors point the same way; cosine similarity is the dot product divided by the two lengths.
- **Matrix product:** shapes (m×n)(n×p) give (m×p). Order matters: AB is in general not BA.
- **Norm:** the length of a vector, used in distances and in regularization.
- **Eigenvector:** a direction that the matrix only stretches, Av = λv; λ is the eigenvalue. The eigenvectors of the covariance matrix with the largest eigenvalues are the main directions of PCA.
- **Rank:** how many columns are independent. Nearly dependent columns make regression weights unstable.

Write the shapes beside every formula. Most bugs in first models are wrong shapes, silently accepted by broadcasting.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/gradient-descent', 'ai-ml/clustering-and-pca', 'ai-ml/numpy-and-pandas', 'data-science/mathematics'],
  },
  {
    id: 'ai-ml/gradient-descent',
    group: 'ai-ml',
    title: 'Gradient descent and the calculus behind it',
    asked: [
      'How does gradient descent work?',
      'What is a learning rate and how do I choose it?',
      'What is the difference between SGD and Adam?',
      'How much calculus do I need for machine learning?',
    ],
    terms: ['derivative', 'chain rule', 'optimizer', 'mini-batch', 'momentum', 'loss function', 'convergence'],
    answer: `Training means making a loss small. The **gradient** holds the partial derivative of the loss for each weight and points uphill, so you take a small step the other way:

\`\`\`python
import numpy as np

def fit_line(x, y, rate=0.01, steps=5000):
    w = b = 0.0
    for _ in range(steps):
        error = w * x + b - y
        w -= rate * 2 * np.mean(error * x)
        b -= rate * 2 * np.mean(error)
    return w, b
\`\`\`

The calculus you need: derivatives, partial derivatives, and the **chain rule**, which is what backpropagation applies layer by layer.

**Learning rate:** too large and the loss jumps or grows, too small and it crawls. Try values a factor of ten apart and plot the loss. Scale the features, or one step size cannot suit them all.

**Mini-batch SGD** uses a few examples per step: noisier and much cheaper. **Momentum** averages past steps; **Adam** also adapts the step for each weight and is a good first choice.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/neural-networks', 'ai-ml/linear-algebra', 'ai-ml/regression'],
  },
  {
    id: 'ai-ml/probability',
    group: 'ai-ml',
    title: "Probability and Bayes' theorem",
    asked: [
      "What is Bayes' theorem?",
      'Why is a positive test often wrong?',
      'Which distributions should I know for machine learning?',
    ],
    terms: [
      'conditional probability',
      'prior',
      'posterior',
      'likelihood',
      'base rate',
      'normal distribution',
      'binomial',
      'Poisson',
      'naive Bayes',
    ],
    answer: `Bayes' theorem turns a probability round: from "how likely is the evidence if the hypothesis holds" to "how likely is the hypothesis, given the evidence".

P(H | E) = P(E | H) · P(H) / P(E)

An example: 1 in 100 people has a disease; the test finds 90 percent of the ill and is falsely positive for 5 percent of the healthy. Of 10,000 people, 100 are ill and 90 of them test positive; of the 9,900 healthy, 495 do. So a positive test means illness in 90 of 585 cases, about 15 percent. Ignoring the **base rate** is the usual mistake; counting people instead of percentages prevents it.

Distributions to know: **Bernoulli** and **binomial** (yes or no), **Poisson** (counts per interval), **normal** (sums of many small effects), **exponential** (waiting times), uniform.

In general P(A | B) is not P(B | A), and features are rarely independent, which naive Bayes assumes; it often classifies well anyway, but its probabilities are too sure.`,
    sources: ['ai-ml.roadmap', 'data-science.roadmap'],
    next: ['data-science/p-values', 'data-science/confidence-intervals', 'ai-ml/precision-and-recall'],
  },
  {
    id: 'ai-ml/numpy-and-pandas',
    group: 'ai-ml',
    title: 'NumPy, pandas and plotting',
    asked: [
      'What is the difference between NumPy and pandas?',
      'What is broadcasting in NumPy?',
      'Why is NumPy faster than a Python list?',
    ],
    terms: ['ndarray', 'vectorization', 'DataFrame', 'Series', 'Matplotlib', 'axis', 'shape'],
    answer: `**NumPy** gives arrays of one type, stored together, with operations in compiled code; a loop over a Python list handles one object at a time. **pandas** builds on it: a table with named columns of different types, an index, missing values, grouping and joins. **Matplotlib** draws both.

\`\`\`python
import numpy as np

x = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
mean = x.mean(axis=0)          # one mean per column
scaled = (x - mean) / x.std(axis=0)
print(scaled.shape)            # (3, 2)
\`\`\`

**Broadcasting** stretches the smaller array over the larger one without copying: shapes are compared from the right, and each pair must be equal or contain a 1. \`axis=0\` goes down the rows and leaves one value per column.

Usual mistakes: loops where one vectorised line would do; a slice is a *view*, so changing it changes the original; and shapes \`(n,)\` and \`(n, 1)\`, which together broadcast to n×n. Print \`shape\` and plot the data before you model.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['data-science/pandas', 'ai-ml/data-cleaning', 'data-science/chart-choice'],
  },
  {
    id: 'ai-ml/data-cleaning',
    group: 'ai-ml',
    title: 'Data cleaning: missing values, encoding and scaling',
    asked: [
      'How do I handle missing data?',
      'What is one-hot encoding?',
      'When do I need to scale features?',
      'What do I do with imbalanced classes?',
    ],
    terms: [
      'imputation',
      'normalization',
      'standardization',
      'categorical variables',
      'outliers',
      'feature engineering',
      'data leakage',
    ],
    answer: `Look before you clean: types, ranges, duplicates, impossible values, and *why* values are missing.

- **Missing:** drop a column that is mostly empty; fill numbers with the median, categories with their own value "unknown"; add a flag "was missing", since that itself can be a signal.
- **Categories:** one-hot encoding makes a 0/1 column per value. Numbering unordered categories invents an order, which misleads linear models.
- **Scaling:** subtract the mean and divide by the standard deviation. Needed for k-NN, SVM, k-means, PCA, regularized models and neural networks; not for trees.
- **Imbalance:** choose a fitting metric first, then class weights or resampling, in the training data only.

Learn every number (median, mean, categories) from the **training part alone** and apply it to the rest; a pipeline object does this for you. Computing it on all data first is **leakage**: your score will be better than reality.

Keep the raw data unchanged, and do the cleaning in a script that you can run again.`,
    sources: ['ai-ml.roadmap', 'data-science.roadmap'],
    next: ['ai-ml/train-test-split', 'data-science/exploratory-analysis', 'ai-ml/precision-and-recall'],
  },
  {
    id: 'ai-ml/learning-types',
    group: 'ai-ml',
    title: 'Supervised, unsupervised and reinforcement learning',
    asked: [
      'What is the difference between supervised and unsupervised learning?',
      'What is the difference between classification and regression?',
      'Which algorithm should I start with?',
      'What is the difference between AI, machine learning and deep learning?',
    ],
    terms: ['labels', 'k-NN', 'SVM', 'decision tree', 'self-supervised', 'baseline', 'model choice'],
    answer: `- **Supervised:** each example has the right answer. *Regression* predicts a number, *classification* a category.
- **Unsupervised:** no answers; find groups (clustering), main directions (PCA) or what is unusual.
- **Reinforcement:** an agent acts, gets rewards and learns which actions pay off.
- **Self-supervised:** the answers come from the data itself, such as the next word; this is how language models are pre-trained.

Machine learning is the part of AI that learns from data; deep learning is the part of it that uses neural networks with many layers.

Where to start for a table: a trivial baseline (the mean, the most frequent class), then linear or logistic regression, then random forest or gradient boosting. **k-NN** asks the nearest examples, simple but slow with much data. **SVM** looks for the widest margin between classes. A **tree** asks one question after another and is easy to read. Images, sound and text call for neural networks.

If a complicated model barely beats the baseline, look at the data rather than at the model.`,
    sources: ['ai-ml.roadmap', 'ai-ml.youtube'],
    next: ['ai-ml/regression', 'ai-ml/clustering-and-pca', 'ai-ml/ensembles'],
  },
  {
    id: 'ai-ml/regression',
    group: 'ai-ml',
    title: 'Linear and logistic regression',
    asked: [
      'What is the difference between linear and logistic regression?',
      'How do I interpret regression coefficients?',
      'Why is logistic regression used for classification?',
    ],
    terms: ['least squares', 'sigmoid', 'log-odds', 'MSE', 'R squared', 'odds ratio', 'L1', 'L2'],
    answer: `**Linear regression** predicts a number as a weighted sum of features plus a constant, and chooses the weights that make the squared errors smallest. A weight is the change of the prediction when that feature rises by one and the others stay as they are.

**Logistic regression** predicts the probability of a class: the same weighted sum goes through the sigmoid, 1 / (1 + e⁻ᶻ), which lies between 0 and 1. It is trained with log loss. A weight w changes the log-odds, so one unit more multiplies the odds by eʷ. It is called regression, but used to classify, with a threshold that you choose by cost.

Both are fast, readable and hard-to-beat baselines. Check the residuals for patterns, and scale the features when you regularize (L1 sets some weights to zero, L2 shrinks them all).

Usual mistakes: comparing weights of features in different units, reading weights as causes, two nearly equal features that make the weights jump, and predicting far outside the data.`,
    sources: ['ai-ml.roadmap', 'ai-ml.youtube'],
    next: ['data-science/causation', 'data-science/bias-variance', 'ai-ml/gradient-descent'],
  },
  {
    id: 'ai-ml/clustering-and-pca',
    group: 'ai-ml',
    title: 'Clustering and PCA',
    asked: [
      'How does k-means work?',
      'How do I choose the number of clusters?',
      'What is principal component analysis?',
    ],
    terms: [
      'unsupervised learning',
      'hierarchical clustering',
      'elbow method',
      'silhouette',
      'dimensionality reduction',
      'DBSCAN',
    ],
    answer: `**k-means** places k centres, assigns every point to the nearest one, moves each centre to the mean of its points, and repeats until nothing changes. It finds round groups of similar size, depends on the start (run it several times), and always returns k groups, whether they exist or not.

Choosing k: plot the within-cluster distance and look for the bend (elbow), or compare silhouette scores. In the end, ask whether someone can name the groups and act on them.

**Hierarchical clustering** merges the nearest groups step by step into a tree that you cut at any height. **DBSCAN** finds dense areas of any shape and leaves outliers out.

**PCA** finds the directions in which the data varies most and keeps the first few, for plotting, noise reduction or speed. Components are mixtures of features, so they are harder to explain.

Scale the features first: otherwise the column with the largest numbers decides everything. To check that groups are real, see whether they come back on another sample.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/linear-algebra', 'ai-ml/data-cleaning', 'ai-ml/learning-types'],
  },
  {
    id: 'ai-ml/overfitting',
    group: 'ai-ml',
    title: 'Overfitting and regularization',
    asked: [
      'What is overfitting and how do I prevent it?',
      'How do I know that my model is overfitting?',
      'What is the difference between overfitting and underfitting?',
    ],
    terms: [
      'generalization',
      'dropout',
      'early stopping',
      'L1',
      'L2',
      'lasso',
      'ridge',
      'weight decay',
      'data augmentation',
    ],
    answer: `A model **overfits** when it has learned the noise and accidents of the training data: very good there, clearly worse on new data. It **underfits** when it is too simple to be good on either.

To see it, compare training and validation error. A large gap means overfitting; both high means underfitting. During training, validation loss that rises while training loss still falls is the sign.

Remedies, roughly in this order:

1. More or more varied data, or augmentation (turned, cropped, noisy copies).
2. A simpler model: fewer features, a shallower tree.
3. **Regularization:** L2 (ridge, weight decay) shrinks weights; L1 (lasso) sets some to zero; dropout switches off random units during training.
4. **Early stopping:** keep the weights with the best validation score.
5. Averaging many models.

Choose the strength by cross-validation. Tuning against the test set again and again overfits to *that* set; look at it once, at the end. A gap that looks too small, or a score too good, may be leakage.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['data-science/bias-variance', 'ai-ml/train-test-split', 'ai-ml/ensembles'],
  },
  {
    id: 'ai-ml/train-test-split',
    group: 'ai-ml',
    title: 'Train/test split, cross-validation and leakage',
    asked: [
      'Why do I need a validation set and a test set?',
      'How does cross-validation work?',
      'What is data leakage?',
      'How do I split time series data?',
    ],
    terms: ['k-fold', 'hold-out', 'stratified', 'GroupKFold', 'model evaluation', 'nested cross-validation'],
    answer: `You want to know how the model does on data it has not seen. So you train on one part, choose settings on a **validation** part, and measure once on a **test** part that influenced no decision.

**k-fold cross-validation** divides the training data in k parts, trains k times with a different part left out, and averages. You get a steadier estimate and its spread, for k times the work.

The split must look like the real use:

- Rare classes: **stratify**, for the same share in each part.
- Several rows per person: keep all rows of a person in one part.
- Time: train on the past, test on the future, never shuffled.

**Leakage** is information that the model will not have when it is used: a column filled in afterwards, the same photo in both parts, scaling computed on all data. Put every preparation step inside the cross-validated pipeline. If a score seems too good, look at the most important feature first.`,
    sources: ['ai-ml.roadmap', 'data-science.roadmap'],
    next: ['ai-ml/overfitting', 'ai-ml/precision-and-recall', 'ai-ml/data-cleaning'],
  },
  {
    id: 'ai-ml/precision-and-recall',
    group: 'ai-ml',
    title: 'Precision, recall, F1 and ROC AUC',
    asked: [
      'What is the difference between precision and recall?',
      'Why is accuracy misleading on imbalanced data?',
      'What does ROC AUC mean?',
      'Which metric should I use for fraud detection?',
    ],
    terms: [
      'confusion matrix',
      'false positive',
      'false negative',
      'sensitivity',
      'specificity',
      'threshold',
      'PR curve',
      'log loss',
    ],
    answer: `Count four cases: true and false positives (TP, FP), true and false negatives (TN, FN).

- **Precision** = TP / (TP + FP): how many of the alarms are real.
- **Recall** = TP / (TP + FN): how many of the real cases you find.
- **F1** = 2PR / (P + R), the harmonic mean of both.
- **Accuracy** = right answers / all. If 1 in 100 payments is fraud, "never fraud" is 99 percent accurate and useless.

Raising the **threshold** usually gives more precision and less recall. Choose it by cost: what does a missed case cost, what a false alarm?

**ROC AUC** is the probability that a random positive scores above a random negative: 0.5 is chance, 1 is perfect ranking. When positives are rare it looks rosy, since the many true negatives keep the false positive rate low; look at the precision-recall curve too.

If you use scores as probabilities, check calibration: of cases scored 0.8, about 80 percent should be positive.`,
    sources: ['ai-ml.roadmap', 'ai-ml.youtube'],
    next: ['ai-ml/train-test-split', 'ai-ml/probability', 'ai-ml/regression', 'interview/ml-interview'],
  },
  {
    id: 'ai-ml/ensembles',
    group: 'ai-ml',
    title: 'Random forests, gradient boosting and tuning',
    asked: [
      'What is the difference between random forest and gradient boosting?',
      'How do I tune hyperparameters?',
      'When should I use XGBoost?',
    ],
    terms: ['bagging', 'LightGBM', 'decision trees', 'grid search', 'random search', 'feature importance'],
    answer: `Both combine many decision trees.

- **Random forest** (bagging): deep trees, each on a random sample of rows and with random features at each split, trained independently; then averaged. Averaging lowers *variance*. Hard to get wrong, works with few settings, trains in parallel.
- **Gradient boosting** (XGBoost, LightGBM): shallow trees one after another, each fitted to what the sum so far gets wrong. It lowers *bias* and is often the most accurate on tables, but can overfit and needs tuning.

Start with a forest as a baseline; take boosting when the last percent is worth the effort.

**Hyperparameters** are set before training: number of trees, depth, learning rate. For boosting, set a small learning rate and let early stopping on a validation set find the number of trees. **Random search** over sensible ranges usually beats a full grid for the same effort.

Score by cross-validation and keep the test set out. Built-in feature importance favours columns with many values; permutation importance is fairer, though correlated features share theirs.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/overfitting', 'data-science/bias-variance', 'ai-ml/train-test-split'],
  },
  {
    id: 'ai-ml/neural-networks',
    group: 'ai-ml',
    title: 'Neural networks and backpropagation',
    asked: [
      'How does a neural network learn?',
      'What is backpropagation?',
      'Why do we need activation functions?',
      'What is the vanishing gradient problem?',
    ],
    terms: ['perceptron', 'ReLU', 'sigmoid', 'softmax', 'PyTorch', 'layers', 'epochs', 'batch size', 'deep learning'],
    answer: `A network is a chain of layers: multiply by weights, add a bias, apply an **activation function**. Without the activation, any number of layers would collapse into one linear one. ReLU, max(0, x), is the usual choice inside; softmax turns the last layer into class probabilities, sigmoid into a yes-or-no probability.

Training repeats four steps per batch:

1. **Forward:** compute the prediction.
2. **Loss:** compare it with the answer.
3. **Backward:** backpropagation uses the chain rule from the last layer to the first to get the gradient for every weight, reusing what was already computed.
4. **Update:** the optimizer moves the weights.

Sigmoids in many layers multiply small slopes, so early layers hardly learn: **vanishing gradients**. ReLU, good initial weights, normalization layers and skip connections help.

First make the model overfit ten examples; if it cannot, there is a bug. Usual ones in PyTorch: forgetting \`zero_grad()\`, forgetting \`eval()\` for testing, and applying softmax before a loss that already contains it.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/gradient-descent', 'ai-ml/cnns', 'ai-ml/transformers'],
  },
  {
    id: 'ai-ml/cnns',
    group: 'ai-ml',
    title: 'Convolutional networks and transfer learning',
    asked: [
      'How does a CNN work?',
      'What do convolution and pooling do?',
      'How do I train an image classifier with few pictures?',
      'What is transfer learning?',
    ],
    terms: [
      'computer vision',
      'kernel',
      'filter',
      'feature map',
      'stride',
      'padding',
      'ResNet',
      'fine-tuning',
      'data augmentation',
    ],
    answer: `A convolution slides a small grid of weights, the **kernel**, over the picture and computes a weighted sum at each place. The same weights are used everywhere, so the layer needs few parameters and finds a pattern wherever it occurs. Early layers respond to edges, later ones to textures and parts. **Pooling** or a stride above 1 shrinks the map, so that later layers see more of the picture.

Output width = (W − K + 2P) / S + 1, rounded down, for width W, kernel K, padding P and stride S.

With few pictures, use **transfer learning**: take a network trained on a large collection, replace its last layer, train only that; then, if it helps, unfreeze some later layers with a small learning rate. Prepare the pictures exactly as the original training did.

Augment with flips, crops and changes of light, but only those that keep the label: a mirrored 6 is no digit. Usual mistake: frames of one video in both training and test set.`,
    sources: ['ai-ml.roadmap', 'ai-ml.certification'],
    next: ['ai-ml/neural-networks', 'ai-ml/overfitting', 'data-science/deep-learning'],
  },
  {
    id: 'ai-ml/transformers',
    group: 'ai-ml',
    title: 'Transformers, attention and embeddings',
    asked: [
      'How does a transformer work?',
      'What is attention in deep learning?',
      'What are tokens and embeddings?',
      'What is the difference between BERT and GPT?',
    ],
    terms: [
      'NLP',
      'self-attention',
      'query key value',
      'tokenization',
      'LLM',
      'large language model',
      'encoder',
      'decoder',
      'positional encoding',
    ],
    answer: `Text is cut into **tokens** (pieces of words), and each becomes a vector, its **embedding**, in which related meanings lie near each other. Position is added, because attention by itself ignores order.

**Self-attention** lets every token look at the others: each makes a query, a key and a value; the match of its query with all keys, scaled and put through softmax, gives weights, and the result is the weighted sum of the values. Several heads do this side by side. A small network per token follows; many such layers are stacked.

Unlike a recurrent network it processes all positions at once in training, and distant words are one step apart. Standard attention costs grow with the square of the text length.

**BERT** is an encoder: it sees both sides and suits classification and search. **GPT** is a decoder: it sees only what came before and predicts the next token, so it can write. A likely continuation is not always a true one.`,
    sources: ['ai-ml.roadmap', 'ai-ml.resources'],
    next: ['ai-ml/llm-applications', 'ai-ml/neural-networks', 'data-science/deep-learning'],
  },
  {
    id: 'ai-ml/llm-applications',
    group: 'ai-ml',
    title: 'LLM applications: prompting, RAG and fine-tuning',
    asked: [
      'What is the difference between RAG and fine-tuning?',
      'How do I build a chatbot over my own documents?',
      'Why does a language model make things up?',
      'How do I write a good prompt?',
    ],
    terms: [
      'large language model',
      'retrieval augmented generation',
      'vector database',
      'agents',
      'hallucination',
      'prompt injection',
      'embeddings',
    ],
    answer: `A language model continues text plausibly without looking facts up, so it can **hallucinate**. Try in this order:

1. **Prompting:** say the task, the audience, the form of the answer, and give an example or two. Ask it to say when it does not know.
2. **RAG** (retrieval-augmented generation): split your documents into passages, embed them, find those nearest to the question in a vector index, and put them in the prompt with the order to answer from them and name them. Suits knowledge that changes or is private.
3. **Fine-tuning:** train further on examples. For a style, a format or a narrow task; a poor way to add facts.

**Agents** let the model call tools in a loop; limit what they may do, and let a person confirm what cannot be undone. Outside text may contain instructions (**prompt injection**): treat it as data.

Collect real questions with expected answers and score every change. In RAG, measure retrieval separately: wrong passages give wrong answers.`,
    sources: ['ai-ml.roadmap'],
    next: ['ai-ml/transformers', 'ai-ml/mlops', 'ai-ml/precision-and-recall'],
  },
  {
    id: 'ai-ml/mlops',
    group: 'ai-ml',
    title: 'MLOps: serving, monitoring and drift',
    asked: [
      'How do I deploy a machine learning model?',
      'What is model drift and how do I detect it?',
      'What is MLOps?',
      'Why did my model get worse in production?',
    ],
    terms: [
      'model serving',
      'data drift',
      'concept drift',
      'experiment tracking',
      'model registry',
      'feature store',
      'training-serving skew',
    ],
    answer: `MLOps is what keeps a model useful after the notebook: it can be rebuilt, released, watched and taken back.

- **Reproduce:** version the code, the data, the settings and the model together; log each experiment.
- **Serve:** in batches overnight if nobody waits for the answer, otherwise behind an API. Release to a small share first, or let it run in the shadow of the old model.
- **Monitor:** errors, latency, the distributions of inputs and predictions, and the true quality as soon as labels arrive.

**Data drift** means that the inputs change; **concept drift** means that the relation between input and answer changes. If quality falls suddenly, first look for a broken pipeline: a renamed field, a changed unit, a column of blanks. Then compare recent inputs with the training data.

**Training-serving skew** is the classic fault: features computed in two ways. Share the code. Deploy a retrained model only if it wins on a fixed test, and keep the last good one ready.`,
    sources: ['ai-ml.roadmap'],
    next: ['data-science/deployment', 'ai-ml/llm-applications', 'backend/docker-and-ci'],
  },
];
