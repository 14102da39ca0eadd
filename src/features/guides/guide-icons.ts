import {
  Braces,
  BriefcaseBusiness,
  CircleQuestionMark,
  GitBranch,
  Hammer,
  type LucideIcon,
  MessageCircle,
  PanelsTopLeft,
  Trophy,
} from 'lucide-react';
import type { GuideId } from '../../domain/catalogue/guide-types';

/** Signs of what each site is for; their own logos are not ours to draw. */
export const GUIDE_ICONS: Readonly<Record<GuideId, LucideIcon>> = {
  linkedin: BriefcaseBusiness,
  github: GitBranch,
  leetcode: Braces,
  twitter: MessageCircle,
  codeforces: Trophy,
  devfolio: Hammer,
  stackoverflow: CircleQuestionMark,
  portfolio: PanelsTopLeft,
};
