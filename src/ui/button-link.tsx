import { Link, type LinkProps } from 'react-router-dom';
import { buttonLook, type Look } from './button';

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ look, size, className, ...rest }: LinkProps & Look) {
  return <Link className={buttonLook({ look, size }, className)} {...rest} />;
}
