import {
  CalendarCheck2,
  FileText,
  GraduationCap,
  House,
  Keyboard,
  Settings2,
  SquareTerminal,
  UserRound,
  UserRoundSearch,
  Video,
} from 'lucide-react';
import { GUIDES } from '../guide-screens';
import { paths } from '../paths';
import type { NavItem } from './nav';

/** The sidebar's links in the product's order and words, as far as their screens exist. */
export const mainNav: readonly NavItem[] = [
  { path: paths.home, label: 'Home', icon: House },
  {
    path: paths.interview,
    label: 'Interview',
    icon: Video,
    parts: [paths.moreInterviews, paths.interviewTrainer, paths.stories],
  },
  {
    path: paths.career,
    label: 'Resume',
    icon: FileText,
    parts: [paths.resumeForm, paths.resumePreview, paths.coverLetters, paths.resumeAssistant],
  },
  {
    path: paths.skills,
    label: 'Skill Development',
    icon: GraduationCap,
    parts: [paths.roadmap, paths.personalizedRoadmap, paths.tutor, paths.study, paths.community, paths.findEvents],
  },
  { path: paths.planYourDay, label: 'Plan Your Day', icon: CalendarCheck2 },
  { path: paths.machineCoding, label: 'Machine Coding', icon: SquareTerminal, parts: [paths.codePractice] },
  {
    path: paths.enhanceSocial,
    label: 'Enhance Social',
    icon: UserRoundSearch,
    parts: GUIDES.map((id) => paths[id]),
  },
  { path: paths.typingTest, label: 'Enhance Typing Skill', icon: Keyboard },
  { path: paths.profile, label: 'Profile', icon: UserRound },
];

export const footerNav: readonly NavItem[] = [{ path: paths.settings, label: 'Settings', icon: Settings2 }];
