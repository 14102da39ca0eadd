import { buttonLook, type Look } from './button';
import { Link, type LinkProps } from './link';

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonLook({ look, size }, className)} {...rest} />;
}
