import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { Link } from '../../ui/link';
import { Mark } from '../../ui/logo';
import { Page } from '../../ui/page';
import { selectUser } from './selectors';
import { signedIn } from './session-slice';

const HANDLE = /^[\p{L}\p{N}._-]*$/u;

/** `/signin`: a name for this device. No password, since there is no account behind it. */
export function SignInScreen() {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [displayName, setDisplayName] = useState(user?.displayName ?? '');
  const [handle, setHandle] = useState(user?.handle ?? '');
  const [tried, setTried] = useState(false);
  const nameError = displayName.trim() === '' ? 'Enter a name, any name you like to go by.' : null;
  const handleError = HANDLE.test(handle.trim()) ? null : 'Use letters, digits, dots, dashes and underscores only.';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (nameError || handleError) return;
    dispatch(signedIn({ displayName: displayName.trim(), handle: handle.trim() }));
    navigate(paths.home);
  };

  return (
    <Page title="Sign in" width="full">
      <main className="mx-auto grid min-h-[80dvh] max-w-md content-center">
        <Link to={paths.landing} className="mb-8 flex items-center gap-2.5 self-start text-lg font-semibold">
          <Mark /> Elevate
        </Link>
        <h1 className="text-2xl font-semibold">Sign in on this device</h1>
        <p className="mt-1.5 mb-6 text-ink-soft">
          There is no account and no password. Your profile and everything you make are kept in this browser.
        </p>
        <form noValidate onSubmit={submit} className="grid gap-5">
          <TextField
            label="Display name"
            autoComplete="name"
            maxLength={80}
            value={displayName}
            onChange={(event) => setDisplayName(event.target.value)}
            error={tried ? nameError : null}
          />
          <TextField
            label="Handle"
            help="Optional. Shown beside your name."
            autoComplete="username"
            maxLength={40}
            value={handle}
            onChange={(event) => setHandle(event.target.value)}
            error={tried ? handleError : null}
          />
          <Button type="submit" look="primary" size="lg">
            Continue
          </Button>
        </form>
        <p className="mt-6 text-sm text-ink-soft">
          You can also{' '}
          <Link to={paths.home} className="font-medium text-primary-ink underline">
            continue without a profile
          </Link>
          .
        </p>
      </main>
    </Page>
  );
}
