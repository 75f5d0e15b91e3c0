import type { ReactNode } from 'react';
import { Label } from '../art/label.tsx';
import type { Target } from './target.tsx';

type MarkProps = { readonly target: Target; readonly x: number; readonly y: number };

/** The steps of a walk if there are any, else a tick on a chosen target. */
export function Mark({ target, x, y }: MarkProps): ReactNode {
  const chosen = target.state === 'chosen';
  if (target.badge !== undefined) {
    return (
      <Badge x={x} y={y} chosen={chosen}>
        {target.badge}
      </Badge>
    );
  }
  return chosen ? <Tick x={x} y={y} /> : null;
}

type BadgeProps = { readonly x: number; readonly y: number; readonly chosen: boolean; readonly children: string };

/** The number of steps on a corner; green once chosen. */
function Badge({ x, y, chosen, children }: BadgeProps): ReactNode {
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={y} r={11.5} fill={chosen ? '#2F6B3C' : '#2A2019'} stroke="#FFCB3D" strokeWidth={2.2} />
      <Label x={x} y={y + 5.2} size={15} weight={800} ink="#FFF6DC">
        {children}
      </Label>
    </g>
  );
}

/** Marks a chosen target that has no number. */
function Tick({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  return (
    <g pointerEvents="none" transform={`translate(${x} ${y})`}>
      <circle r={9.4} fill="#2F6B3C" stroke="#2A2019" strokeWidth={1.2} />
      <path d="M-4.4 0l3.2 3.4 5.6-6.4" stroke="#fff" strokeWidth={2.4} fill="none" />
    </g>
  );
}
