import {
  Bot,
  Boxes,
  Bug,
  ChartColumn,
  Cloud,
  CodeXml,
  Cpu,
  Database,
  FlaskConical,
  Gamepad2,
  Gauge,
  Infinity as InfinityIcon,
  Layers,
  type LucideIcon,
  Network,
  Palette,
  PanelsTopLeft,
  PenLine,
  Server,
  ShieldCheck,
  Smartphone,
  SmartphoneNfc,
  Sparkles,
  Tablet,
  Target,
} from 'lucide-react';
import type { InterviewRecord } from '../../../machines/contracts/interview';
import { useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import type { InterviewRole } from '../../domain/interview/types';
import { counted } from '../../ui/format';
import { Link } from '../../ui/link';
import { draftOfRole } from './drafts-slice';
import { isWhole, sessionsOf } from './room-sets';
import { selectInterviewDrafts, selectInterviewSessions } from './selectors';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'sde-1': CodeXml,
  'sde-2': Boxes,
  'sde-3': Network,
  'data-analyst': ChartColumn,
  'data-scientist': FlaskConical,
  'cybersecurity-engineer': ShieldCheck,
  'devops-engineer': InfinityIcon,
  'qa-engineer': Bug,
  'ui-ux-designer': Palette,
  'cloud-engineer': Cloud,
  'machine-learning-engineer': Bot,
  'full-stack-developer': Layers,
  'frontend-developer': PanelsTopLeft,
  'backend-developer': Server,
  'mobile-developer': Tablet,
  'android-developer': Smartphone,
  'ios-developer': SmartphoneNfc,
  'product-manager': Target,
  'data-engineer': Database,
  'site-reliability-engineer': Gauge,
  'blockchain-developer': Boxes,
  'game-developer': Gamepad2,
  'embedded-engineer': Cpu,
  'technical-writer': PenLine,
};

/** Where a role is practised; names hold slashes and spaces. */
export const roomPath = (role: Pick<InterviewRole, 'pickerName'>): string =>
  `${paths.interview}/${encodeURIComponent(role.pickerName)}`;

/** Where the questions of a session are asked once more. */
export const againPath = (role: Pick<InterviewRole, 'pickerName'>, session: string): string =>
  `${roomPath(role)}?again=${encodeURIComponent(session)}`;

/** Where one answer of a session is given once more. */
export const retakePath = (role: Pick<InterviewRole, 'pickerName'>, session: string, question: string): string =>
  `${roomPath(role)}?retake=${encodeURIComponent(session)}&question=${encodeURIComponent(question)}`;

/** One card of the picker: what the role asks for, and what was done in it. */
function PickCard({
  to,
  name,
  description,
  cue,
  Icon,
}: {
  to: string;
  name: string;
  description: string;
  cue: string;
  Icon: LucideIcon;
}) {
  return (
    <Link to={to} className="group flex h-full gap-4 rounded-card border border-line bg-surface p-4 lifts">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary-ink">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold group-hover:underline">{name}</span>
        <span className="mb-2 text-sm text-ink-soft">{description}</span>
        <span className="mt-auto text-sm font-medium text-primary-ink">{cue}</span>
      </span>
    </Link>
  );
}

/** The cards of roles, as a list; `more` comes last. */
export function RoleCards({ roles, more }: { roles: readonly InterviewRole[]; more?: boolean }) {
  const sessions = useAppSelector(selectInterviewSessions);
  const drafts = useAppSelector(selectInterviewDrafts);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {roles.map((role) => (
        <li key={role.id}>
          <PickCard
            to={roomPath(role)}
            name={role.pickerName}
            description={role.description}
            cue={cueOf(role, sessions, draftOfRole(drafts, role.id, isWhole))}
            Icon={ICONS[role.id] ?? CodeXml}
          />
        </li>
      ))}
      {more ? (
        <li>
          <PickCard
            to={paths.moreInterviews}
            name="More Roles"
            description="Mobile, product, data platforms, games, hardware, writing and others."
            cue="12 more roles"
            Icon={Sparkles}
          />
        </li>
      ) : null}
    </ul>
  );
}

function cueOf(role: InterviewRole, sessions: readonly InterviewRecord[], draft: InterviewRecord | null): string {
  if (draft) return `Continue with question ${draft.answers.length} of ${draft.questions.length}`;
  const times = sessionsOf(sessions, role.id).length;
  const questions = counted(role.questionCount, 'question');
  return times === 0 ? questions : `${questions} · practised ${times === 1 ? 'once' : `${times} times`}`;
}
