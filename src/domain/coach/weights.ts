// Written by `node tests/tools/fit-coach.mjs`; not to be changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  0.1632, // coverage
  0.6331, // title
  0.4868, // head
  -0.1609, // heard
  0.7782, // anywhere
  1.2239, // often
  1.3399, // evidence
  1.2046, // likelihood
  -0.1219, // subjectHead
  0.6565, // subjectOften
  0.0804, // subjectTitle
  0.2174, // subjectHeld
  0.1631, // titleHeld
  1.016, // formHeld
  1.5316, // heardHeld
  0.8599, // termHeld
  -0.2068, // likeness
  0.5471, // likenessTwo
  0.7744, // likenessThree
  0.1836, // asked
  -1.4214, // heardLikeness
  0.4916, // votes
  0.8822, // spoken
  1.6608, // pairs
  3.8327, // neighbours
  -0.9577, // rarest
  -0.114, // secondRarest
  -0.2578, // focusCoverage
  -0.3666, // focusLikeness
  0.9167, // focusEvidence
  0.8111, // focusLikelihood
  0.1576, // clauseCoverage
  -0.3257, // clauseLikeness
  1.1583, // clauseEvidence
  0.4787, // languageNamed
  -0.9471, // languageUnnamed
  -1.7122, // languageOther
  0.9849, // basicsDefinition
  -0.9767, // basics
  0.287, // errorsSymptom
  -1.3532, // errors
  0.2562, // interviewTurn
  0.0674, // interviewOther
  0.6323, // careerTurn
  -0.1903, // careerOther
  -0.0676, // comparison
  0.9957, // asAsked
  1.1784, // evidenceTop
  -0.724, // likenessTop
  0.8006, // likelihoodTop
  0.4235, // coverageSquared
  0.2903, // likenessSquared
  0.5757, // headSquared
  0.6233, // headLikeness
  0.0626, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  -0.1326, // coverage
  0.3035, // title
  1.3529, // head
  0.5713, // anywhere
  1.835, // often
  0.6561, // evidence
  1.8262, // likelihood
  0.3628, // titleHeld
  1.6267, // formHeld
  0.5533, // heardHeld
  -1.0342, // termHeld
  -0.7115, // likeness
  0.3271, // spoken
  -1.4295, // votes
  0.7195, // pairs
  0.561, // neighbours
  -0.6981, // rarest
  1.8229, // focusEvidence
  2.4533, // clauseCoverage
  0.9414, // clauseLikeness
  -0.5057, // subjectHead
  1.9018, // headLikeness
  0.9, // score
  0.7631, // chance
  -2.0247, // lead
  -0.1851, // leadOverThird
  -1.1614, // lonely
  -0.2146, // rivals
  -0.0881, // rivalsInTitle
  -1.2786, // ambiguous
  -0.6345, // unknown
  -2.9774, // homely
  0.4304, // mended
  -0.9282, // told
  1.2849, // company
  -1.1561, // subjects
  -0.663, // foreign
  -0.3299, // fewWords
  3.8851, // manyWords
  -5.0122, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  -0.5851, // coverage
  0.84, // title
  -0.307, // head
  -0.1574, // anywhere
  2.0342, // often
  1.3291, // evidence
  1.786, // likelihood
  0.6995, // titleHeld
  0.8473, // formHeld
  0.5298, // heardHeld
  -0.3748, // termHeld
  -1.099, // likeness
  0.5847, // spoken
  -0.1339, // votes
  0.1204, // pairs
  1.5402, // neighbours
  -0.5506, // rarest
  1.5525, // focusEvidence
  1.826, // clauseCoverage
  0.9893, // clauseLikeness
  0.2591, // subjectHead
  1.2087, // headLikeness
  -0.0342, // score
  -0.0636, // chance
  -0.1062, // lead
  0.9531, // leadOverThird
  -0.5287, // lonely
  -0.526, // rivals
  0.5438, // rivalsInTitle
  -1.3176, // ambiguous
  -0.7686, // unknown
  -2.5976, // homely
  0.5191, // mended
  -1.332, // told
  0.8602, // company
  -1.9121, // subjects
  -1.5227, // foreign
  0.4693, // fewWords
  2.3689, // manyWords
  -5.3026, // constant
];

/** From which chances on a card is shown, and shown without doubt. */
export const THRESHOLDS = { inside: 0.36, sure: 0.985 } as const;
