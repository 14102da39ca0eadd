import { selectTimer } from '../features/focus/selectors';
import { lazyPart } from '../ui/lazy-part';
import { Overlay } from '../ui/overlay';
import { useAppSelector } from './hooks';

const FocusBar = lazyPart(() => import('../features/focus/focus-bar').then((m) => m.FocusBar));

/** The focus timer on every screen, from its first start on; fetched then. */
export function FocusFrame() {
  const runs = useAppSelector((state) => selectTimer(state) !== null);
  return runs ? (
    <Overlay resetKey="focus">
      <FocusBar />
    </Overlay>
  ) : null;
}
