import { useLoadAgain } from '../../app/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** In place of the key and the test: this page was loaded when another address was chosen, and may not call this one. */
export function LoadAgain({ baseUrl }: { baseUrl: string }) {
  const loadAgain = useLoadAgain();
  return (
    <Notice
      role="status"
      title={`To reach ${new URL(baseUrl).origin}, this page must be reloaded.`}
      actions={
        <Button look="primary" onClick={loadAgain}>
          Reload the page
        </Button>
      }
    >
      A page of Elevate can call only the address that was chosen when it was loaded, so nothing in it can send your
      data elsewhere. Everything is kept, except a key that you did not ask to remember. The key, the model and the test
      of the connection come next.
    </Notice>
  );
}
