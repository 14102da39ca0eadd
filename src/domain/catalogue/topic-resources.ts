import { type SourceKey, sourceOf } from './sources';
import type { CatalogueLink, Track, TrackTopic } from './types';

/** A page by name: a reference of the catalogue, or a link's name among the track's own. */
type Named = SourceKey | (string & {});

/** Topics for which the catalogue holds a page of their own, beside the pages of the whole track. */
export const topicResources: Readonly<Record<string, readonly Named[]>> = {
  'frontend/internet-basics': ['mdn', 'roadmap.sh: frontend'],
  'frontend/html': ['mdn', 'freeCodeCamp Responsive Web Design', 'wcag'],
  'frontend/css': ['mdn', 'freeCodeCamp Responsive Web Design'],
  'frontend/javascript-fundamentals': [
    'The Modern JavaScript Tutorial',
    'Learn JavaScript - Full Course for Beginners',
    'roadmap.sh: javascript',
  ],
  'frontend/async-javascript-and-fetch-api': ['The Modern JavaScript Tutorial', 'mdn'],
  'frontend/git-and-github': ['git'],
  'frontend/css-architecture-and-frameworks': ['frontend-dev-bookmarks'],
  'frontend/pick-a-framework': ['roadmap.sh: react'],
  'frontend/auth-and-web-security': ['owasp'],
  'frontend/typescript': ['roadmap.sh: typescript'],
  'frontend/web-performance-and-pwas': ['mdn', 'frontend-dev-bookmarks'],

  'backend/internet-and-http': ['mdn'],
  'backend/pick-a-language': ['roadmap.sh: nodejs', 'Node.js and Express.js - Full Course', 'python'],
  'backend/git-and-github': ['git'],
  'backend/relational-databases': ['SQL Tutorial - Full Database Course for Beginners', 'roadmap.sh: sql', 'postgres'],
  'backend/apis': ['Full Stack Open', 'freeCodeCamp Back End Development and APIs'],
  'backend/authentication': ['owasp'],
  'backend/web-security': ['owasp'],
  'backend/testing': ['Full Stack Open'],
  'backend/more-about-databases': ['postgres', 'roadmap.sh: sql'],
  'backend/ci-cd-and-containers': ['Full Stack Open', 'devops.youtube'],
  'backend/architecture-patterns': ['roadmap.sh: system-design'],
  'backend/scaling-and-observability': ['roadmap.sh: system-design'],

  'dsa/language-fundamentals': ['Data Structures and Algorithms in Python Full Course for Beginners', 'python'],
  'dsa/complexity-analysis': ['roadmap.sh: computer-science'],
  'dsa/arrays-and-strings': ['NeetCode Roadmap'],
  'dsa/linked-lists': ['Data Structures Easy to Advanced Course - Full Tutorial from a Google Engineer'],
  'dsa/stacks-and-queues': ['Data Structures Easy to Advanced Course - Full Tutorial from a Google Engineer'],
  'dsa/hash-tables': ['Data Structures Easy to Advanced Course - Full Tutorial from a Google Engineer'],
  'dsa/sorting': ['Algorithms and Data Structures Tutorial - Full Course for Beginners', 'USACO Guide'],
  'dsa/searching': ['Algorithms and Data Structures Tutorial - Full Course for Beginners', 'USACO Guide'],
  'dsa/recursion-and-backtracking': ['NeetCode Roadmap', 'USACO Guide'],
  'dsa/trees': ['NeetCode Roadmap', 'USACO Guide'],
  'dsa/graphs': ['NeetCode Roadmap', 'USACO Guide'],
  'dsa/greedy-algorithms': ['NeetCode Roadmap', 'USACO Guide'],
  'dsa/dynamic-programming': ['NeetCode Roadmap', 'USACO Guide'],
  'dsa/advanced-structures': ['USACO Guide', 'awesome-algorithms'],
  'dsa/contest-and-interview-practice': ['NeetCode 150', 'HackerRank Skills Verification'],

  'ai-ml/python': ['roadmap.sh: python', 'python'],
  'ai-ml/supervised-learning': ['Google ML Crash Course', 'Machine Learning for Everybody – Full Course'],
  'ai-ml/unsupervised-learning': ['Machine Learning for Everybody – Full Course'],
  'ai-ml/model-evaluation': ['Google ML Crash Course'],
  'ai-ml/ensembles-and-tuning': ['awesome-machine-learning'],
  'ai-ml/deep-learning': ['Google ML Crash Course', 'freeCodeCamp Machine Learning with Python'],
  'ai-ml/nlp-and-transformers': ['CS50 AI with Python'],
  'ai-ml/llm-applications': ['roadmap.sh: ai-engineer'],
  'ai-ml/deployment-and-mlops': ['roadmap.sh: mlops'],

  'data-science/statistics': ['Learn Data Science Tutorial - Full Course for Beginners'],
  'data-science/python': ['roadmap.sh: python', 'python', 'Kaggle Learn'],
  'data-science/data-structures-in-python': ['python'],
  'data-science/sql': ['Kaggle Learn', 'postgres'],
  'data-science/data-wrangling-with-pandas': ['Kaggle Learn', 'freeCodeCamp Data Analysis with Python'],
  'data-science/exploratory-data-analysis': ['Data Science for Beginners'],
  'data-science/data-visualization': ['Kaggle Learn', 'Data Science for Beginners'],
  'data-science/classic-machine-learning': ['roadmap.sh: machine-learning', 'Kaggle Learn'],
  'data-science/deep-learning': ['Kaggle Learn'],
  'data-science/communication': ['Data Science for Beginners'],
  'data-science/portfolio-projects': ['awesome-datascience'],

  'blockchain/blockchain-basics': ['Blockchain Essentials', 'Cyfrin Updraft courses'],
  'blockchain/javascript-and-git-basics': ['roadmap.sh: javascript', 'git'],
  'blockchain/solidity': ['CryptoZombies', 'Cyfrin Updraft courses'],
  'blockchain/smart-contract-frameworks': [
    'Blockchain Developer, Smart Contract & Solidity course (Foundry edition, lessons 0-6)',
  ],
  'blockchain/testing-and-deployment': ['Cyfrin Updraft courses'],
  'blockchain/dapp-frontend': [
    'Learn Blockchain, Solidity, and Full Stack Web3 Development with JavaScript – 32-Hour Course',
  ],
  'blockchain/smart-contract-security': ['Cyfrin Updraft courses'],
  'blockchain/defi-nfts-and-daos': ['Cyfrin Updraft courses'],

  'data-analyst/sql': ['SQL Tutorial - Full Database Course for Beginners', 'roadmap.sh: sql', 'postgres'],
  'data-analyst/python-or-r': ['roadmap.sh: python', 'python', 'Kaggle Learn'],
  'data-analyst/data-manipulation': ['Kaggle Learn', 'freeCodeCamp Data Analysis with Python'],
  'data-analyst/data-cleaning': ['Kaggle Learn'],
  'data-analyst/data-visualization': ['freeCodeCamp Data Visualization', 'Kaggle Learn'],
  'data-analyst/bi-tools': [
    'Data Analyst Bootcamp for Beginners (SQL, Tableau, Power BI, Python, Excel, Pandas, Projects, more)',
    'roadmap.sh: bi-analyst',
  ],
  'data-analyst/excel': [
    'Data Analyst Bootcamp for Beginners (SQL, Tableau, Power BI, Python, Excel, Pandas, Projects, more)',
  ],
  'data-analyst/machine-learning-basics': ['Kaggle Learn'],

  'devops/pick-a-language': ['python'],
  'devops/operating-systems-and-linux': ['roadmap.sh: linux'],
  'devops/terminal-and-tooling': ['roadmap.sh: linux', 'devops-exercises'],
  'devops/version-control': ['git'],
  'devops/networking-and-protocols': ['devops-exercises'],
  'devops/containers': ['Docker Tutorial for Beginners', 'roadmap.sh: docker'],
  'devops/cloud-provider': ['roadmap.sh: aws'],
  'devops/infrastructure-as-code': ['roadmap.sh: terraform'],
  'devops/configuration-management': ['devops-exercises'],
  'devops/ci-cd': ['DevOps Engineering Course for Beginners', 'KodeKloud Engineer'],
  'devops/container-orchestration': ['roadmap.sh: kubernetes', 'Certified Kubernetes Administrator (CKA)'],
  'devops/secrets-and-security': ['owasp'],

  'ux-design/ux-laws-and-heuristics': ['Laws of UX', 'NN/g articles'],
  'ux-design/user-research': ['NN/g articles'],
  'ux-design/understanding-the-product': ['roadmap.sh: product-manager'],
  'ux-design/design-fundamentals': ['Design 101 Crash Course: Learn UX/UI Design, Figma'],
  'ux-design/wireframing': ['UI/UX Design Tutorial - Wireframe, Mockup & Design in Figma'],
  'ux-design/figma': [
    'Figma 101 Crash Course: The Beginners Guide',
    'UI/UX Design Tutorial - Wireframe, Mockup & Design in Figma',
  ],
  'ux-design/accessibility': ['wcag'],
  'ux-design/design-systems': ['roadmap.sh: design-system'],
  'ux-design/usability-testing-and-measurement': ['NN/g articles'],

  'android/kotlin-basics': ['Kotlin Course - Tutorial for Beginners', 'roadmap.sh: kotlin'],
  'android/oop-and-data-structures': ['roadmap.sh: java'],
  'android/android-studio-and-gradle': ['Android Basics with Compose'],
  'android/git-and-github': ['git'],
  'android/jetpack-compose-ui': [
    'Jetpack Compose for Android Developers',
    'The Jetpack Compose Beginner Crash Course for 2023 (Android Studio Tutorial)',
  ],
  'android/architecture': ['Android Basics with Compose'],
  'android/storage': ['Android Basics with Compose'],
  'android/networking': ['Android Basics with Compose'],

  'cybersecurity/basic-it-skills': ['roadmap.sh: computer-science'],
  'cybersecurity/operating-systems': ['roadmap.sh: linux', 'OverTheWire Bandit'],
  'cybersecurity/network-tools': [
    'Full Ethical Hacking Course - Network Penetration Testing for Beginners (2019)',
    'TryHackMe',
  ],
  'cybersecurity/security-fundamentals': ['CS50 Introduction to Cybersecurity', 'ISC2 Certified in Cybersecurity (CC)'],
  'cybersecurity/attacks-and-threats': ['owasp', 'CS50 Introduction to Cybersecurity'],
  'cybersecurity/web-application-security': ['Hacker101', 'owasp'],
  'cybersecurity/ethical-hacking': [
    'Full Ethical Hacking Course - Network Penetration Testing for Beginners (2019)',
    'Cisco Ethical Hacker',
  ],
  'cybersecurity/cloud-and-scripting': ['python'],
  'cybersecurity/labs-ctfs-and-certification': ['TryHackMe', 'OverTheWire Bandit', 'Hacker101'],

  'ios/swift-basics': ['100 Days of SwiftUI', 'Swift Programming Tutorial for Beginners (Full Tutorial)'],
  'ios/git-and-github': ['git'],
  'ios/uikit': ['iOS Development Course - Use Swift 5 and UIKit to Build a Netflix Clone'],
  'ios/swiftui': [
    'Apple SwiftUI tutorials',
    'SwiftUI Fundamentals | FULL COURSE | Beginner Friendly',
    'Stanford CS193p',
  ],
  'ios/architectural-patterns': ['Stanford CS193p'],
};

/**
 * The pages of the catalogue for one topic of a track, the best first; none where only those of the whole track fit.
 * @throws RangeError when the table names a page that neither the track nor the catalogue holds
 */
export function resourcesOf(track: Track, topic: TrackTopic): readonly CatalogueLink[] {
  const own = [...Object.values(track.links), ...track.more];
  return (topicResources[topic.id] ?? []).map(
    (name) => own.find((link) => link.name === name) ?? sourceOf(name as SourceKey),
  );
}
