import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Page, PageHeader } from '../../../ui/page';
import { Work } from '../../../ui/progress';
import { ToolchainNotice } from '../toolchain-notice';
import type { Terminal } from '../use-terminal';
import { useEngineOf } from '../use-terminal';
import type { MockRoundFlow } from './use-mock-round';

/** While the hidden tests run, and where they cannot. */
export function RoundJudging({
  flow: { actor, snapshot, waits },
  terminal,
}: {
  flow: MockRoundFlow;
  terminal: Terminal;
}) {
  const { problems = [] } = snapshot.context.round ?? {};
  const done = problems.filter(({ result }) => result !== null).length;
  useEngineOf(terminal, problems[0]?.language ?? 'c');
  const leave = () => actor.send({ type: 'round.left' });
  return (
    <Page title="Mock round" width="reading">
      <PageHeader title="Mock round" up={{ name: 'Code Practice', to: paths.codePractice }} />
      <div className="grid gap-4">
        {waits ? (
          <>
            <Notice
              tone="warning"
              role="status"
              title="What you handed in could not be judged yet."
              actions={
                <>
                  <Button look="primary" onClick={() => actor.send({ type: 'judge.retried' })}>
                    Judge it now
                  </Button>
                  <Button onClick={leave}>Leave it for later</Button>
                </>
              }
            >
              It is kept as it was handed in. The tests run as soon as the engine is here; if it does not come, check
              your connection and judge it again.
            </Notice>
            <ToolchainNotice terminal={terminal} />
          </>
        ) : (
          <Work
            title={`The hidden tests run: problem ${done + 1} of ${problems.length}`}
            detail="Both problems are handed in and kept."
            value={done}
            max={problems.length}
            action={<Button onClick={leave}>Leave it for later</Button>}
          />
        )}
      </div>
    </Page>
  );
}
