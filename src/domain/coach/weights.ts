// Written by `node tests/tools/fit-coach.mjs`; not changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  1.0931, // coverage
  0.4355, // title
  0.9171, // head
  1.9226, // anywhere
  0.793, // titleHeld
  0.8361, // formHeld
  0.1816, // likeness
  0.5786, // likenessTwo
  0.9561, // spoken
  1.0381, // letters
  1.5176, // pairs
  2.7434, // neighbours
  0.3538, // rarest
  0.9039, // secondRarest
  2.0577, // often
  0.8905, // clauseCoverage
  0.116, // clauseLikeness
  0.9354, // languageNamed
  -0.8493, // languageUnnamed
  -0.5608, // languageOther
  1.2748, // basicsDefinition
  -1.0672, // basics
  -0.0838, // errorsSymptom
  -0.7703, // errors
  -0.0581, // interviewTurn
  -0.0045, // interviewOther
  0.6729, // careerTurn
  -0.2204, // careerOther
  0.2694, // comparison
  0.2917, // asAsked
  0.0516, // subjectHead
  1.1854, // subjectOften
  0.1153, // subjectTitle
  0.492, // subjectHeld
  0.5652, // coverageSquared
  0.3493, // likenessSquared
  0.5053, // headSquared
  0.2332, // headLikeness
  0.7712, // lettersSquared
  -0.0136, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  0.7231, // coverage
  0.0107, // title
  0.3571, // head
  1.1558, // anywhere
  0.0099, // titleHeld
  1.0882, // formHeld
  -0.415, // likeness
  -0.439, // spoken
  0.9952, // letters
  1.168, // pairs
  -0.4713, // rarest
  1.1387, // often
  2.0242, // clauseCoverage
  0.2624, // clauseLikeness
  -0.5576, // subjectHead
  0.617, // headLikeness
  1.5557, // score
  -0.5824, // lead
  -0.4121, // leadOverThird
  -1.2117, // lonely
  -1.3516, // unknown
  -2.3705, // homely
  0.069, // mended
  0.5657, // told
  -0.3924, // fewWords
  3.5853, // manyWords
  -3.1012, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  0.4739, // coverage
  0.1904, // title
  0.5872, // head
  0.7091, // anywhere
  0.0466, // titleHeld
  1.2696, // formHeld
  -0.4592, // likeness
  0.1406, // spoken
  0.6563, // letters
  -0.0153, // pairs
  -0.656, // rarest
  0.8831, // often
  0.9819, // clauseCoverage
  -0.0295, // clauseLikeness
  -0.236, // subjectHead
  0.5292, // headLikeness
  1.0507, // score
  0.3968, // lead
  0.415, // leadOverThird
  -1.5653, // lonely
  -1.1381, // unknown
  -1.6529, // homely
  0.7767, // mended
  0.484, // told
  -0.4741, // fewWords
  1.5974, // manyWords
  -3.7469, // constant
];
