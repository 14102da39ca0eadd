import { loaders } from 'content:guides/pages';
import type { GuideId } from '../domain/catalogue/guide-types';
import { lazyPart } from '../ui/lazy-part';
import { paths } from './paths';
import type { Screen } from './screen';

/** The guides in the order of the hub. */
export const GUIDES: readonly GuideId[] = [
  'linkedin',
  'github',
  'leetcode',
  'twitter',
  'codeforces',
  'devfolio',
  'stackoverflow',
  'portfolio',
];

/** One screen for each guide: the same page, fetched once, with the guide's own words beside it. */
export const guideScreens: readonly Screen[] = GUIDES.map((id) => ({
  path: paths[id],
  flows: ['chat', 'speech'],
  Component: lazyPart(async () => {
    const [{ GuideScreen }, { GuideAssistant }, { default: guide }] = await Promise.all([
      import('../features/guides/guide-screen'),
      import('../features/tutor/guide-assistant'),
      loaders[id](),
    ]);
    return () => <GuideScreen guide={guide} Assistant={GuideAssistant} />;
  }),
}));
