import { Component, type ReactNode } from 'react';
import { Button } from './button';
import { ErrorBox } from './notice';

/**
 * Keeps the rest of the app when one screen breaks. A change of `resetKey` (the path) tries again, and so does Retry.
 * `floating` is for what lies over a screen, such as a dialog: the words do so too, and the screen keeps what was typed.
 */
export class ErrorBoundary extends Component<
  { children: ReactNode; resetKey: string; onRetry?: () => void; onReload?: () => void; floating?: boolean },
  { error: Error | null; key: string }
> {
  override state: { error: Error | null; key: string } = { error: null, key: this.props.resetKey };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: { error: Error | null; key: string }) {
    return props.resetKey === state.key ? null : { error: null, key: props.resetKey };
  }

  override componentDidUpdate(before: { resetKey: string }) {
    if (before.resetKey !== this.props.resetKey) this.props.onRetry?.();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const chunk = /dynamically imported module|module script failed|Failed to fetch/i.test(error.message);
    return (
      <div
        className={
          this.props.floating
            ? 'fixed right-0 bottom-0 z-[60] w-[min(32rem,100vw)] bg-ground p-4 shadow-float'
            : 'mx-auto w-full max-w-[784px] px-4 py-10 sm:px-6'
        }
      >
        <ErrorBox
          title={chunk ? 'A part of the app could not be loaded.' : 'This screen ran into a fault.'}
          actions={
            <>
              <Button look="primary" onClick={this.retry}>
                Retry
              </Button>
              <Button onClick={this.props.onReload ?? (() => window.location.reload())}>Reload the page</Button>
            </>
          }
        >
          <p>
            {chunk
              ? 'The connection may be gone, or a newer version was published. What you entered is kept on this device.'
              : 'What you entered is kept on this device. The other screens go on working.'}
          </p>
          <p className="mt-2 text-ink-soft">
            <code className="text-xs">{error.message}</code>
          </p>
        </ErrorBox>
      </div>
    );
  }
}
