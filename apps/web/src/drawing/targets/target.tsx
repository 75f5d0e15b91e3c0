import type { KeyboardEvent, ReactNode } from 'react';
import styles from './target.module.css';

export type TargetState = 'idle' | 'legal' | 'chosen' | 'within-reach' | 'not-now';

/** Something that can be pointed at: a button, whatever it looks like. */
export type Target = {
  readonly state: TargetState;
  /** The accessible name, with the price, the effect or the reason why it is closed. */
  readonly label: string;
  /** A figure on the corner: the steps of a walk. */
  readonly badge?: string | undefined;
  /** The name of its explain card: a word and its place, such as `niche arts 2`. */
  readonly about?: string | undefined;
  /** The option it stands for: the list has the same one. */
  readonly offer?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** Called with true on hover or focus, and with false afterwards. */
  readonly onPreview?: ((on: boolean) => void) | undefined;
};

type TargetGroupProps = {
  readonly target: Target | undefined;
  /** The shape that glows, takes clicks and shows the focus. */
  readonly outline: string;
  /** Drawn above the glow: a badge, a tick. */
  readonly marks?: ReactNode;
  readonly children: ReactNode;
};

/** Draws its children; with a target they are a button in its state. */
export function TargetGroup({ target, outline, marks, children }: TargetGroupProps): ReactNode {
  if (target === undefined) {
    return (
      <g aria-hidden>
        {children}
        {marks}
      </g>
    );
  }
  const { state, label, about, offer, onChoose, onPreview } = target;
  // idle: it has an explain card, but is no tab stop
  if (state === 'idle' && onChoose === undefined) {
    return (
      <g role="img" aria-label={label} data-about={about}>
        <g aria-hidden>
          {children}
          {marks}
        </g>
        <path className={styles['hit']} d={outline} />
      </g>
    );
  }
  const open = state === 'legal' || state === 'chosen';
  return (
    <g
      className={styles['target']}
      data-state={state}
      data-about={about}
      data-offer={offer}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={state === 'chosen'}
      aria-disabled={state === 'not-now'}
      onClick={onChoose}
      onKeyDown={(event) => chooseByKey(event, target)}
      onPointerEnter={() => onPreview?.(true)}
      onPointerLeave={() => onPreview?.(false)}
      onFocus={() => onPreview?.(true)}
      onBlur={() => onPreview?.(false)}
    >
      {open ? <path className={styles['glow']} d={outline} /> : null}
      <g className={styles['drawing']} aria-hidden>
        {children}
      </g>
      {open ? <GoldLine outline={outline} /> : null}
      {state === 'within-reach' ? <path className={styles['reach']} d={outline} /> : null}
      {marks === undefined ? null : <g aria-hidden>{marks}</g>}
      <path className={styles['hit']} d={outline} />
      <path className={styles['focusEdge']} d={outline} />
      <path className={styles['focus']} d={outline} />
    </g>
  );
}

function chooseByKey(event: KeyboardEvent, { state, onChoose }: Target): void {
  // Enter on a chosen target confirms, which the table handles
  if (event.key !== ' ' && (event.key !== 'Enter' || state === 'chosen')) return;
  event.preventDefault();
  onChoose?.();
}

/** Gold marks legal options: a glow with a dark hairline, so that it also reads in greyscale. */
export function Halo({ outline }: { readonly outline: string }): ReactNode {
  return (
    <g aria-hidden>
      <path className={styles['glow']} d={outline} />
      <GoldLine outline={outline} />
    </g>
  );
}

function GoldLine({ outline }: { readonly outline: string }): ReactNode {
  return (
    <>
      <path className={styles['edge']} d={outline} />
      <path className={styles['gold']} d={outline} />
    </>
  );
}
