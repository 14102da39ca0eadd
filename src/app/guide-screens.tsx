import { loaders } from 'content:guides/pages';
import type { GuideId } from '../domain/catalogue/guide-types';
import { GUIDE_ICONS } from '../features/guides/guide-icons';
import { lazyScreen } from './lazy-screen';
import { paths } from './paths';
import type { Screen } from './screens';

const keywords: Readonly<Record<GuideId, readonly [name: string, ...keywords: string[]]>> = {
  linkedin: [
    'LinkedIn guide',
    'profile analysis',
    'headline',
    'about',
    'content scheduler',
    'analytics dashboard',
    'recruiter',
  ],
  github: ['GitHub guide', 'profile readme', 'repositories', 'open source', 'pinned'],
  leetcode: ['LeetCode guide', 'patterns', 'study plan', 'coding interview', 'algorithms'],
  twitter: ['Twitter guide', 'x', 'bio', 'thread', 'posts'],
  codeforces: ['Codeforces guide', 'competitive programming', 'rating', 'contest', 'upsolve'],
  devfolio: ['Devfolio guide', 'hackathon', 'pitch', 'demo'],
  stackoverflow: ['Stack Overflow guide', 'ask a question', 'reputation', 'minimal example'],
  portfolio: ['Portfolio guide', 'website', 'case study', 'personal site', 'domain'],
};

/** One screen for each guide: the same page, fetched once, with the guide's own words beside it. */
export const guideScreens: readonly Screen[] = (Object.keys(keywords) as GuideId[]).map((id) => {
  const [name, ...words] = keywords[id];
  return {
    path: paths[id],
    name,
    keywords: [...words, 'social profile'],
    icon: GUIDE_ICONS[id],
    Component: lazyScreen(async () => {
      const [{ GuideScreen }, { GuideAssistant }, { default: guide }] = await Promise.all([
        import('../features/guides/guide-screen'),
        import('../features/tutor/guide-assistant'),
        loaders[id](),
      ]);
      return () => <GuideScreen guide={guide} Assistant={GuideAssistant} />;
    }),
  };
});
