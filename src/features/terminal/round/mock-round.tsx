import { Suspense, useState } from 'react';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { Page, PageHeader } from '../../../ui/page';
import { Skeleton } from '../../../ui/progress';
import { RoundFlow } from './round-flow';
import { useRoundHold } from './use-round-hold';

const WORDS = {
  elsewhere: {
    title: 'A mock round is open in another tab.',
    text: 'Its clock runs there. Continue it here, and that tab lets go of it with every key kept.',
    take: 'Continue it here',
  },
  given: {
    title: 'This round goes on in another tab.',
    text: 'Everything typed here went with it, and its clock runs on.',
    take: 'Take it back here',
  },
  unanswered: {
    title: 'The other tab does not answer.',
    text: 'It may be asleep: go to it, or close it, then try again. Everything typed there is kept, and the clock runs on.',
    take: 'Try again',
  },
} as const;

/** `/code-practice?round`: two problems and 45 minutes. */
function MockRoundScreen() {
  const [visit, setVisit] = useState(0);
  return <HeldRound key={visit} onReopen={() => setVisit(visit + 1)} />;
}

function HeldRound({ onReopen }: { onReopen: () => void }) {
  const hold = useRoundHold();
  if (hold.here) return <RoundFlow onMine={hold.onMine} onReopen={onReopen} />;
  const words = typeof hold.state === 'string' && hold.state in WORDS ? WORDS[hold.state as keyof typeof WORDS] : null;
  return (
    <Page title="Mock round" width="reading">
      <PageHeader title="Mock round" up={{ name: 'Code Practice', to: paths.codePractice }} />
      {words ? (
        <Notice
          tone="warning"
          role="alert"
          title={words.title}
          actions={
            <>
              <Button look="primary" onClick={hold.takeOver}>
                {words.take}
              </Button>
              <ButtonLink to={paths.codePractice}>To Code Practice</ButtonLink>
            </>
          }
        >
          {words.text}
        </Notice>
      ) : (
        <div aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
    </Page>
  );
}

/** The round behind what shows while its flows are fetched. */
export const MockRound = () => (
  <Suspense
    fallback={
      <div className="p-8" aria-busy="true">
        <Skeleton lines={5} />
      </div>
    }
  >
    <MockRoundScreen />
  </Suspense>
);
