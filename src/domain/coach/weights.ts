// Written by `node tests/tools/fit-coach.mjs`; not changed by hand.

/** What each feature of a card speaks for it. */
export const RANKING: readonly number[] = [
  1.225, // coverage
  0.5264, // title
  -0.0295, // head
  2.6005, // anywhere
  0.9292, // titleHeld
  1.0862, // formHeld
  0.0395, // likeness
  0.2356, // likenessTwo
  0.8261, // spoken
  0.7638, // letters
  1.1589, // pairs
  0.5984, // neighbours
  0.6049, // rarest
  0.7631, // secondRarest
  2.8668, // often
  1.1211, // clauseCoverage
  0.0411, // clauseLikeness
  1.0718, // languageNamed
  -0.8581, // languageUnnamed
  -0.9474, // languageOther
  1.6221, // basicsDefinition
  -1.1659, // basics
  0.0964, // errorsSymptom
  -1.2097, // errors
  0.4226, // interviewTurn
  0.2003, // interviewOther
  0.9369, // careerTurn
  -0.5084, // careerOther
  0.0682, // comparison
  -0.9658, // asAsked
  -0.892, // subjectHead
  1.8992, // subjectOften
  -0.0562, // subjectTitle
  0.6337, // subjectHeld
  0.3371, // coverageSquared
  0.1419, // likenessSquared
  -0.2431, // headSquared
  -0.0469, // headLikeness
  0.2248, // lettersSquared
  -0.6133, // subjectSquared
];

/** What each sign says for a card answering the question at all. */
export const INSIDE: readonly number[] = [
  0.7627, // coverage
  0.0753, // title
  0.1272, // head
  1.3413, // anywhere
  -0.0613, // titleHeld
  1.0608, // formHeld
  -0.3569, // likeness
  -0.3865, // spoken
  1.2747, // letters
  1.1329, // pairs
  -0.6806, // rarest
  1.0754, // often
  2.0258, // clauseCoverage
  0.3042, // clauseLikeness
  -0.3378, // subjectHead
  0.5302, // headLikeness
  1.6, // score
  -0.4554, // lead
  -0.7014, // leadOverThird
  -1.3212, // lonely
  -1.3356, // unknown
  -2.3996, // homely
  0.0573, // mended
  0.4362, // told
  -0.2749, // fewWords
  3.5678, // manyWords
  -2.9086, // constant
];

/** What each sign says for the first card being right. */
export const SURE: readonly number[] = [
  0.3695, // coverage
  -0.475, // title
  1.1808, // head
  0.3667, // anywhere
  -0.4275, // titleHeld
  1.2284, // formHeld
  -0.3103, // likeness
  0.4045, // spoken
  0.899, // letters
  0.381, // pairs
  -0.8325, // rarest
  0.8649, // often
  1.1441, // clauseCoverage
  0.0974, // clauseLikeness
  0.4442, // subjectHead
  0.6982, // headLikeness
  0.2171, // score
  0.4822, // lead
  0.3044, // leadOverThird
  -1.5907, // lonely
  -1.2787, // unknown
  -1.6245, // homely
  0.6957, // mended
  0.071, // told
  -0.8152, // fewWords
  1.7769, // manyWords
  -3.2607, // constant
];
