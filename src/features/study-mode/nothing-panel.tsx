import { tutorPath } from '../../app/open-source';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { Notice } from '../../ui/notice';

export interface NothingPanelProps {
  readonly on: string;
  /** There are cards, and they wait for another day. */
  readonly waits: boolean;
  readonly onLeave: () => void;
}

/** Nothing can be studied on this now: why, and two ways on. */
export const NothingPanel = ({ on, waits, onLeave }: NothingPanelProps) =>
  waits ? (
    <Notice title="Enough new cards for today" actions={<Button onClick={onLeave}>Choose something else</Button>}>
      The others wait for tomorrow; you set how many a day brings. A lesson or a quiz can begin at any time.
    </Notice>
  ) : (
    <Notice
      title={`No card is about “${on}”`}
      actions={
        <>
          <Button onClick={onLeave}>Choose something else</Button>
          <ButtonLink to={tutorPath(`What is ${on}?`)}>Ask the AI Tutor</ButtonLink>
        </>
      }
    >
      Try another word for it, or choose a course.
    </Notice>
  );
