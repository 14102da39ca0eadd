import { clsx } from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';

interface FieldText {
  label: string;
  /** Below the control: what to enter and why. */
  help?: ReactNode;
  /** In words, beside the field; `null` or absent when all is well. */
  error?: string | null | undefined;
}

const control =
  'w-full rounded-control border bg-surface px-3 text-base text-ink placeholder:text-ink-faint transition-colors ' +
  'hover:border-ink-faint focus:border-primary disabled:bg-sunken disabled:text-ink-faint';
const edge = (error: FieldText['error']) => (error ? 'border-danger' : 'border-line-strong');

function Frame({
  id,
  label,
  help,
  error,
  children,
}: FieldText & { id: string; children: (describedBy: string | undefined) => ReactNode }) {
  const describedBy = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {label}
      </label>
      {children(describedBy)}
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm text-danger-ink">
          {error}
        </p>
      ) : null}
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-ink-faint">
          {help}
        </p>
      ) : null}
    </div>
  );
}

/** One line of text, with its label above and its help or its error below. */
export function TextField({ label, help, error, className, ...rest }: FieldText & ComponentPropsWithoutRef<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error}>
      {(describedBy) => (
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(control, edge(error), 'h-10 pointer-coarse:h-11', className)}
          {...rest}
        />
      )}
    </Frame>
  );
}

/** Several lines of text, framed as `TextField` is. */
export function TextArea({ label, help, error, className, ...rest }: FieldText & ComponentPropsWithoutRef<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error}>
      {(describedBy) => (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          className={clsx(control, edge(error), 'min-h-28 resize-y py-2', className)}
          {...rest}
        />
      )}
    </Frame>
  );
}

/** One choice out of a list that opens, framed as `TextField` is. */
export function SelectField({
  label,
  help,
  error,
  className,
  children,
  ...rest
}: FieldText & ComponentPropsWithoutRef<'select'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error}>
      {(describedBy) => (
        <select
          id={id}
          aria-describedby={describedBy}
          className={clsx(control, edge(error), 'h-10 pointer-coarse:h-11', className)}
          {...rest}
        >
          {children}
        </select>
      )}
    </Frame>
  );
}

/** A box to tick, with its label at the right and its help below. */
export function CheckboxField({
  label,
  help,
  ...rest
}: Omit<FieldText, 'error'> & Omit<ComponentPropsWithoutRef<'input'>, 'type'>) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        aria-describedby={help ? `${id}-help` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-(--primary)"
        {...rest}
      />
      <div>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {help ? (
          <p id={`${id}-help`} className="text-sm text-ink-faint">
            {help}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** One choice of few, each with a line of its own: a native radio group drawn as rows. */
export function ChoiceGroup<T extends string>({
  legend,
  hideLegend = false,
  options,
  value,
  onChange,
  columns = false,
}: {
  legend: string;
  hideLegend?: boolean;
  options: readonly { value: T; label: string; detail?: ReactNode; disabled?: boolean }[];
  value: T | null;
  onChange: (value: T) => void;
  columns?: boolean;
}) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className={clsx('grid gap-2.5', columns && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex items-start gap-3 rounded-control border p-3.5 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              option.disabled ? 'border-line bg-sunken' : 'cursor-pointer hover:border-line-strong',
              value === option.value ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-describedby={option.detail ? `${name}-${option.value}` : undefined}
              aria-label={option.label}
              className="mt-1 size-4 shrink-0 accent-(--primary) outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{option.label}</span>
              {option.detail ? (
                <span id={`${name}-${option.value}`} className="block text-sm text-ink-soft">
                  {option.detail}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
