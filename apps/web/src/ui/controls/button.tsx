import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export type ButtonLook = {
  /** Primary for the main action, gold for an answer to a turn, plain for the rest. */
  readonly tone?: 'primary' | 'gold' | 'plain' | undefined;
  readonly size?: 'usual' | 'big' | 'icon' | undefined;
  /** Stays in sight on a page that is longer than a small window. */
  readonly isInSight?: boolean | undefined;
};

type ButtonProps = ButtonLook & ComponentProps<'button'>;

export function Button({ tone, size, isInSight, className, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={buttonClass({ tone, size, isInSight }, className)}
      data-in-sight={isInSight}
      {...rest}
    />
  );
}

/** The classes of a button for another element, such as a link. */
export function buttonClass({ tone = 'plain', size = 'usual', isInSight = false }: ButtonLook, more = ''): string {
  return [styles['button'], styles[tone], styles[size], isInSight ? styles['inSight'] : '', more]
    .filter((name) => name !== undefined && name !== '')
    .join(' ');
}
