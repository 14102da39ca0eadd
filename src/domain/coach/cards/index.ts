import type { Card } from '../types';
import { aiMlCards } from './ai-ml';
import { androidCards } from './android';
import { backendCards } from './backend';
import { blockchainCards } from './blockchain';
import { cCards } from './c';
import { careerCards } from './career';
import { careerProfilesCards } from './career-profiles';
import { cppCards } from './cpp';
import { cybersecurityCards } from './cybersecurity';
import { dataAnalystCards } from './data-analyst';
import { dataScienceCards } from './data-science';
import { devopsCards } from './devops';
import { dsaCards } from './dsa';
import { frontendCards } from './frontend';
import { interviewBehaviouralCards } from './interview-behavioural';
import { interviewTechnicalCards } from './interview-technical';
import { iosCards } from './ios';
import { moreCards } from './more';
import { studyCards } from './study';
import { toolsCards } from './tools';
import { uxDesignCards } from './ux-design';

/** Everything the coach knows. Some hundred kilobytes of text: import it where it loads on demand, as in a worker. */
export const allCards: readonly Card[] = [
  ...frontendCards,
  ...backendCards,
  ...dsaCards,
  ...aiMlCards,
  ...dataScienceCards,
  ...dataAnalystCards,
  ...blockchainCards,
  ...devopsCards,
  ...uxDesignCards,
  ...androidCards,
  ...iosCards,
  ...cybersecurityCards,
  ...cCards,
  ...cppCards,
  ...toolsCards,
  ...interviewTechnicalCards,
  ...interviewBehaviouralCards,
  ...careerCards,
  ...careerProfilesCards,
  ...studyCards,
  ...moreCards,
];
