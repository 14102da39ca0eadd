import {
  Bot,
  CalendarCheck2,
  FilePen,
  FileSearch,
  Keyboard,
  MessagesSquare,
  Mountain,
  Settings2,
  SquareTerminal,
  UserRound,
  Video,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Panel } from '../../ui/card';

const actions: readonly { to: string; Icon: ComponentType; text: string }[] = [
  { to: paths.resumeForm, Icon: FilePen, text: 'Write a resume' },
  { to: paths.resumeAssistant, Icon: FileSearch, text: 'Check a resume against a job' },
  { to: paths.tutor, Icon: Bot, text: 'Ask the AI tutor' },
  { to: paths.interview, Icon: Video, text: 'Practise an interview' },
  { to: paths.interviewTrainer, Icon: MessagesSquare, text: 'Train with a job description' },
  { to: paths.roadmap, Icon: Mountain, text: 'Follow a roadmap' },
  { to: paths.machineCoding, Icon: SquareTerminal, text: 'Solve a challenge in C or C++' },
  { to: paths.planYourDay, Icon: CalendarCheck2, text: 'Plan your day' },
  { to: paths.typingTest, Icon: Keyboard, text: 'Take a typing test' },
  { to: paths.profile, Icon: UserRound, text: 'See your profile' },
  { to: paths.settings, Icon: Settings2, text: 'Choose a model, or do without' },
];

/** The main screens, one click away. */
export function QuickActions() {
  return (
    <Panel title="Quick actions">
      <ul className="-mx-3 grid sm:max-md:grid-cols-2">
        {actions.map(({ to, Icon, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-primary-ink"
            >
              <span aria-hidden="true">
                <Icon />
              </span>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
